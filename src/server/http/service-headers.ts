import { createMiddleware } from 'hono/factory';
import { isPartOfPages, partHeaders, preloadedTransport, securityHeaders } from '../site/security-headers.ts';

/**
 * The security headers of every answer, whoever made it: pages and services, errors, redirects and unknown paths. What
 * a module has set itself stays; without a policy of its own an answer is data, and nothing in it may run or be framed.
 */
export function serviceHeaders(https: boolean) {
  const ofPart = Object.entries(partHeaders(https));
  const ofDocument = Object.entries({
    ...securityHeaders(https),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  });
  return createMiddleware(async (c, next) => {
    await next();
    const headers = isPartOfPages(c.res.headers.get('Content-Type') ?? '') ? ofPart : ofDocument;
    const missing = headers.filter(([name]) => !c.res.headers.has(name));
    if (missing.length === 0) return;
    try {
      for (const [name, value] of missing) c.res.headers.set(name, value);
    } catch {
      // The headers of a fetched answer cannot be changed; Hono copies it.
      for (const [name, value] of missing) c.header(name, value);
    }
  });
}

/** Lets the domain be put on the browsers' preload list, by every answer; outside {@link serviceHeaders}, whose own says less. */
export const alwaysOnHttps = createMiddleware(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(preloadedTransport)) c.header(name, value);
});
