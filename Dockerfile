# The site and its services in one image. The build needs the network for packages; the running container needs none.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm install --no-audit --no-fund
COPY . .
# The pages are built for the environment that serves them: production ships no fakes and no developers' panel.
ARG SITE_ENV=production
ENV SITE_ENV=$SITE_ENV
RUN node scripts/build.mjs
# What the server needs at run time: packages without those of the build.
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
# Nothing else starts than what was built.
ARG SITE_ENV=production
ENV NODE_ENV=production SITE_ENV=$SITE_ENV HOST=:: PORT=4173 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Room for what lives for one call from the start: while Node grows into it, the slowest calls wait for its collections (ADR 0042).
CMD ["node", "--min-semi-space-size=16", "dist/server/main.js"]
