import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { readTrustedProxies } from '../../../src/server/config/trusted-proxies.ts';
import type { CallBindings } from '../../../src/server/http/client-address.ts';
import { proxyWatch, watchProxies } from '../../../src/server/http/watch-proxies.ts';
import { createLog } from '../../../src/server/log.ts';
import { hours } from '../support/manual-clock.ts';

type Headers = Readonly<Record<string, string>>;

/** A site behind these proxies: what calls of an address bring about in its log. */
function siteBehind(proxies: string, siteEnv = 'production') {
  const trustedProxies = readTrustedProxies(proxies);
  if (!('has' in trustedProxies)) throw new Error(proxies);
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  let now = 0;
  const app = new Hono<{ Bindings: CallBindings }>()
    .use(watchProxies(proxyWatch({ siteEnv, trustedProxies }, log, () => now)))
    .get('*', (c) => c.body(null, 204));
  return {
    call: async (peer: string, headers: Headers = {}, path = '/') => {
      const answer = await app.request(path, { headers }, { incoming: { socket: { remoteAddress: peer } } });
      expect(answer.status).toBe(204);
    },
    said: () => warn.mock.calls.map(([said]) => String(said)),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** The only warning of three equal calls, if there was one. */
async function warned(proxies: string, peer: string, headers: Headers, siteEnv?: string) {
  const { call, said } = siteBehind(proxies, siteEnv);
  for (let count = 0; count < 3; count += 1) await call(peer, headers);
  return said();
}

const forwarded = (by: string): Headers => ({ 'X-Forwarded-For': by });
/** So many public addresses of different networks. */
const visitors = (count: number) =>
  Array.from({ length: count }, (_, at) => `198.${18 + Math.floor(at / 250)}.${at % 250}.7`);

describe('proxies that do not fit the configuration', () => {
  it.each([
    ['forwards no address', '10.0.0.0/8', '10.1.2.3', forwarded('unknown'), 'can be read'],
    ['forwards a name', '10.0.0.0/8', '10.1.2.3', forwarded('_hidden'), 'can be read'],
    ['forwards proxies only', '10.0.0.0/8', '10.1.2.3', forwarded('10.1.1.1'), 'can be read'],
    ['is not named', 'none', '10.1.2.3', forwarded('203.0.113.1'), 'does not name'],
    ['is not named, on IPv6', 'none', 'fd00::3', forwarded('203.0.113.1'), 'does not name'],
    [
      'is not named behind one that is',
      '10.1.0.0/16',
      '10.1.2.3',
      forwarded('203.0.113.1, 10.2.0.1'),
      'does not name',
    ],
    [
      'writes Forwarded alone',
      '10.0.0.0/8',
      '10.1.2.3',
      { Forwarded: 'for=203.0.113.1' },
      'without X-Forwarded-For',
    ],
    [
      'writes X-Real-IP alone',
      '10.0.0.0/8',
      '10.1.2.3',
      { 'X-Real-IP': '203.0.113.1' },
      'without X-Forwarded-For',
    ],
  ])('are warned of once when one %s', async (_, proxies, peer, headers, text) => {
    const said = await warned(proxies, peer, headers);
    expect(said).toEqual([expect.stringContaining(text)]);
    expect(said.join()).not.toMatch(/10\.|203\.|fd00/);
  });

  it.each([
    ['a proxy forwards an address', '10.0.0.0/8', '10.1.2.3', forwarded('203.0.113.1:4711'), 'production'],
    ['a proxy asks for itself', '10.0.0.0/8', '10.1.2.3', {}, 'production'],
    ['a visitor claims an address', 'none', '198.51.100.1', forwarded('203.0.113.1'), 'production'],
    [
      'a visitor claims one by a proxy',
      '10.0.0.0/8',
      '10.1.2.3',
      forwarded('1.1.1.1, 203.0.113.1'),
      'production',
    ],
    [
      'a visitor names himself otherwise',
      'none',
      '198.51.100.1',
      { 'X-Real-IP': '203.0.113.1' },
      'production',
    ],
    ['a developer tries something', 'none', '127.0.0.1', forwarded('203.0.113.1'), 'local'],
  ])('are not warned of when %s', async (_, proxies, peer, headers, siteEnv) => {
    expect(await warned(proxies, peer, headers, siteEnv)).toEqual([]);
  });
});

describe('a named proxy that forwards nothing', () => {
  it('is warned of once visitors ask through it, and not for asking whether the server is well', async () => {
    const { call, said, pass } = siteBehind('10.0.0.0/8');
    for (let count = 0; count < 100; count += 1) {
      await call('10.1.2.3', {}, '/');
      await call('10.1.2.3', {}, '/readyz');
    }
    expect(said()).toEqual([]);
    const visit = async () => {
      for (let page = 0; page < 20; page += 1) await call('10.1.2.3', {}, `/page-${page}`);
    };
    await visit();
    expect(said()).toEqual([expect.stringContaining('without X-Forwarded-For')]);
    pass(hours(1) - 1);
    await visit();
    expect(said()).toHaveLength(1);
    pass(1);
    await visit();
    expect(said()).toHaveLength(2);
  });

  it('is not warned of for pages that somebody asks for now and then', async () => {
    const { call, said, pass } = siteBehind('10.0.0.0/8');
    for (let page = 0; page < 100; page += 1) {
      await call('10.1.2.3', {}, `/page-${page}`);
      pass(hours(1) / 5);
    }
    expect(said()).toEqual([]);
  });
});

describe('a public address that is not named', () => {
  it.each([
    ['on the socket', 'none', '192.0.2.1', (visitor: string) => visitor],
    ['behind a proxy that is', '10.0.0.0/8', '10.1.2.3', (visitor: string) => `${visitor}, 192.0.2.1`],
  ])('%s is warned of, once an hour, when it forwards many visitors', async (_, proxies, peer, by) => {
    const { call, said, pass } = siteBehind(proxies);
    const forward = async (all: readonly string[]) => {
      for (const visitor of all) await call(peer, forwarded(by(visitor)));
    };
    await forward(visitors(49));
    expect(said()).toEqual([]);
    await forward(visitors(500));
    expect(said()).toEqual([expect.stringContaining('many visitors')]);
    expect(said().join()).not.toMatch(/192\.|198\./);
    pass(hours(1));
    await forward(visitors(500));
    expect(said()).toHaveLength(2);
  });

  it.each([
    ['an office forwards its own machines', visitors(200).map((_, at) => `10.0.${at}.7`)],
    [
      'a household forwards its one network',
      visitors(200).map((_, at) => `2001:db8:1:2::${at.toString(16)}`),
    ],
    ['somebody claims what is no address', visitors(200).map((_, at) => `visitor${at}`)],
  ])('is not warned of when %s', async (_, claims) => {
    const { call, said } = siteBehind('none');
    for (const claim of claims) await call('192.0.2.1', forwarded(claim));
    expect(said()).toEqual([]);
  });

  it('is not taken for one when each of many claims another visitor', async () => {
    const { call, said } = siteBehind('none');
    for (const peer of visitors(3_000)) await call(peer, forwarded('203.0.113.1, 203.0.114.1'));
    expect(said()).toEqual([]);
  });
});
