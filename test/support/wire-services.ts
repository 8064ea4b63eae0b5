import { Hono } from 'hono';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { serviceSettings } from '../../src/composition/service-settings.ts';

/** A site on the wire that answers as a test says. */
export type WireSite = Hono;

/** Where the wire's site is. */
export const wireOrigin = 'https://mallard.example';

/** A client whose requests reach the routes of a site in this process, and are taken back as a browser would. */
export function wireClient(routes: (site: WireSite) => unknown): HttpClient {
  const site = new Hono();
  routes(site);
  return new HttpClient({
    urls: serviceSettings('production', {}, wireOrigin).urls,
    fetch: (input, init) => {
      const request = new Request(input, init);
      return Promise.race([Promise.resolve(site.fetch(request)), aborted(request.signal)]);
    },
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
