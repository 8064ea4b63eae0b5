import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { devAddress } from './dev-address.ts';

type Services = Pick<
  Awaited<ReturnType<typeof import('../../src/server/app.ts')['createSite']>>,
  'services' | 'close'
>;
type Store = Awaited<ReturnType<typeof import('../../src/server/db/store.ts')['openStore']>>;

// Survives a change of vite.config.ts, after which this module is loaded again.
const kept: typeof globalThis & { mallardDevStore?: Promise<Store> } = globalThis;
const serverCode = /\/src\/(?:server|domain|contract)\//;

/**
 * Mounts the site's services in Vite's dev server, so that `npm run dev` is a single process. The services are
 * recreated after a change in their code; the store stays open, even when Vite restarts itself.
 */
export function siteServices(): Plugin {
  return {
    name: 'mallard:site-services',
    apply: 'serve',
    configureServer(vite) {
      if (vite.config.mode === 'test') return;
      let current: Promise<Services> | undefined;
      vite.watcher.on('change', (file) => {
        if (!serverCode.test(file)) return;
        const outdated = current;
        current = undefined;
        outdated?.then((site) => site.close()).catch(() => undefined);
      });
      vite.middlewares.use((request, response, next) => {
        current ??= openServices(vite);
        current
          .then((site) => answer(site, request, response, next))
          .catch((error: unknown) => {
            current = undefined;
            next(error);
          });
      });
    },
  };
}

async function answer(
  site: Services,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  let known = true;
  const listener = getRequestListener(
    async (fetched) => {
      const reply = await site.services(fetched);
      known = reply !== null;
      return reply ?? RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  await listener(request, response);
  if (!known) answerPage(request, response, next);
}

/** Lets Vite render the page. The page for unknown addresses has status 200 here, and 404 once built. */
function answerPage(
  request: IncomingMessage & { originalUrl?: string | undefined },
  response: ServerResponse,
  next: () => void,
): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const there = devAddress(pathname);
  if (there.kind === 'moved') {
    response.writeHead(302, { Location: there.to + search }).end();
    return;
  }
  if (there.kind === 'missing' && request.headers.accept?.includes('text/html')) {
    request.url = there.page;
    // The field that Start reads.
    request.originalUrl = there.page;
  }
  next();
}

async function openServices(vite: ViteDevServer): Promise<Services> {
  const environment = vite.environments['ssr'];
  if (environment === undefined || !isRunnableDevEnvironment(environment))
    throw new Error('Vite has no ssr environment');
  const load = <T>(file: string): Promise<T> => environment.runner.import(file);
  environment.runner.evaluatedModules.clear();
  const { loadConfig } = await load<typeof import('../../src/server/config/config.ts')>(
    '/src/server/config/config.ts',
  );
  const { createSite } = await load<typeof import('../../src/server/app.ts')>('/src/server/app.ts');
  const { openStore } = await load<typeof import('../../src/server/db/store.ts')>('/src/server/db/store.ts');
  const config = loadConfig({ ...process.env, PORT: String(vite.config.server.port) });
  kept.mallardDevStore ??= openStore(config);
  const store = await kept.mallardDevStore;
  return createSite({ config, store: { ...store, close: async () => undefined } });
}
