import { Hono } from 'hono';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { serviceSettings } from '../../src/composition/service-settings.ts';

/** A site on the wire whose responses a test defines. */
export type WireSite = Hono;

/** The origin of that site. */
export const wireOrigin = 'https://mallard.example';

/** A client whose requests reach the routes of a site in this process, and can be cancelled as in a browser. */
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
