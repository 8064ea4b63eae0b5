import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { readTrustedProxies } from '../../../src/server/config/trusted-proxies.ts';
import type { CallBindings } from '../../../src/server/http/client-address.ts';
import { proxyWatch, watchProxies } from '../../../src/server/http/watch-proxies.ts';
import { createLog } from '../../../src/server/log.ts';

async function warned(proxies: string, peer: string, forwarded: string | undefined, siteEnv = 'production') {
  const trustedProxies = readTrustedProxies(proxies);
  if (!('has' in trustedProxies)) throw new Error(proxies);
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const app = new Hono<{ Bindings: CallBindings }>()
    .use(watchProxies(proxyWatch({ siteEnv, trustedProxies }, log)))
    .get('/', (c) => c.body(null, 204));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  for (let count = 0; count < 3; count += 1) {
    const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
    expect(answer.status).toBe(204);
  }
  return warn.mock.calls.map(([said]) => String(said));
}

describe('proxies that do not fit the configuration', () => {
  it.each([
    ['forwards no address', '10.0.0.0/8', '10.1.2.3', 'unknown', 'can be read'],
    ['forwards a name', '10.0.0.0/8', '10.1.2.3', '_hidden', 'can be read'],
    ['is not named', 'none', '10.1.2.3', '203.0.113.1', 'does not name'],
    ['is not named, on IPv6', 'none', 'fd00::3', '203.0.113.1', 'does not name'],
  ])('are warned of once when one %s', async (_, proxies, peer, forwarded, text) => {
    const said = await warned(proxies, peer, forwarded);
    expect(said).toEqual([expect.stringContaining(text)]);
    expect(said.join()).not.toContain(peer);
  });

  it.each([
    ['a proxy forwards an address', '10.0.0.0/8', '10.1.2.3', '203.0.113.1:4711', 'production'],
    ['a proxy asks for itself', '10.0.0.0/8', '10.1.2.3', undefined, 'production'],
    ['a visitor claims an address', 'none', '198.51.100.1', '203.0.113.1', 'production'],
    ['a developer tries something', 'none', '127.0.0.1', '203.0.113.1', 'local'],
  ])('are not warned of when %s', async (_, proxies, peer, forwarded, siteEnv) => {
    expect(await warned(proxies, peer, forwarded, siteEnv)).toEqual([]);
  });
});
