import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from '../../../src/server/app.ts';
import { loadConfig } from '../../../src/server/config/config.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { createLog } from '../../../src/server/log.ts';
import { type BothWays, listenBothWays } from '../support/both-ways.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { siteUrl } from '../support/test-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mallard-memory-pages-'));
const root = path.join(folder, 'client');
const files = {
  'index.html': '<h1>Home</h1>',
  'index.html.br': 'home by brotli',
  'index.html.gz': 'home by gzip',
  'start.html': '<h1>Start</h1>',
  'dev/notes.html': '<h1>Notes</h1>',
  'assets/boot-abc.js': 'boot()',
  'assets/boot-abc.js.gz': 'boot by gzip',
  'assets/duck-abc.svg': '<svg/>',
};
const lines: { readonly path?: string; readonly status?: number; readonly msg?: string }[] = [];

let site: Site;
let store: Store;
let at: BothWays;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  writeFileSync(
    path.join(folder, 'headers.json'),
    JSON.stringify({
      siteEnv: 'staging',
      classes: { static: "default-src 'none'; form-action 'self'{scripts}{styles}" },
      hashes: [],
      kinds: [{ pageClass: 'static', scripts: [], styles: [] }],
      pages: { '/': 0, '/dev/notes': 0, '/start': 0 },
      notFound: {},
      speculationRules: '/assets/rules.json',
    }),
  );
  store = await openFreshStore();
  const config = loadConfig({
    SITE_ENV: 'staging',
    PUBLIC_URL: 'https://mallard.example',
    DATA_DIR: path.join(folder, 'data'),
    DEV_PASSWORD: 'a-password-of-sixteen-letters',
    METRICS_PORT: '9464',
  });
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  site = await createSite({ config, store: { ...store, close: async () => {} }, pages: root, log });
  at = await listenBothWays(site);
});
afterAll(async () => {
  await at.close();
  await site.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** As it is answered once it lies in memory. */
async function fromMemory(address: string, headers: Record<string, string> = {}) {
  await at.askUsual({ path: address, headers });
  return at.ask({ path: address, headers });
}

const pages = ['/', '/start', '/assets/boot-abc.js', '/assets/duck-abc.svg'];
const wishes: readonly Record<string, string>[] = [
  {},
  { 'Accept-Encoding': 'gzip, deflate, br' },
  { 'Accept-Encoding': 'gzip;q=0.5, br;q=0' },
  { 'If-None-Match': '*' },
  { 'If-None-Match': 'W/"another"' },
  { Host: 'start.mallard.example', 'Accept-Encoding': 'br' },
  { Host: 'MALLARD.example' },
  { Range: 'bytes=0-3' },
];

describe('of a site whose domain is to be on the preload list, what lies in memory', () => {
  it.each(['/', '/assets/boot-abc.js', '/t/page_impression?1&page=home&locale=en'])(
    'says so at once, as on the usual way: %s',
    async (address) => {
      const config = loadConfig({
        SITE_ENV: 'staging',
        PUBLIC_URL: 'https://mallard.example',
        DATA_DIR: path.join(folder, 'data'),
        DEV_PASSWORD: 'a-password-of-sixteen-letters',
        HSTS_PRELOAD: 'on',
      });
      const preloaded = await createSite({
        config,
        store: { ...store, close: async () => {} },
        pages: root,
        log: createLog('error', { write: () => {} }),
      });
      const both = await listenBothWays(preloaded);
      const usual = await both.askUsual({ path: address });
      const { wentUsualWay, ...heard } = await both.ask({ path: address });
      await both.close();
      await preloaded.close();
      const named = ({ headers }: { readonly headers: readonly string[] }) =>
        headers.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase())).sort();
      expect(named(heard)).toEqual(named(usual));
      expect(named(heard)).toContain(
        'strict-transport-security: max-age=63072000; includeSubDomains; preload',
      );
      expect(wentUsualWay).toBe(false);
    },
  );
});

describe('a page that lies in memory', () => {
  it.each(pages.flatMap((page) => wishes.map((headers) => [page, headers] as const)))(
    'has the answer that it has on the usual way: %s %o',
    async (page, headers) => {
      const { wentUsualWay, ...heard } = await fromMemory(page, headers);
      expect(heard).toEqual(await at.askUsual({ path: page, headers }));
      expect(wentUsualWay).toBe(headers['Host'] === 'MALLARD.example');
      expect(heard.headers).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains');
    },
  );

  it('is sent as it was packed, and not again to whoever has it', async () => {
    const packed = await fromMemory('/', { 'Accept-Encoding': 'br' });
    expect([packed.status, packed.body]).toEqual([200, 'home by brotli']);
    const tag = packed.headers.find((line) => line.startsWith('ETag: '))?.slice(6) ?? '';
    const known = await fromMemory('/', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
    expect([known.status, known.body, known.wentUsualWay]).toEqual([304, '', false]);
    expect(
      await at.askUsual({ path: '/', headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag } }),
    ).toEqual(expect.objectContaining({ status: 304, headers: known.headers }));
  });

  it.each([
    ['by HEAD', { path: '/', method: 'HEAD' }],
    ['with a query', { path: '/?q=ducks' }],
    ['with a body', { path: '/', method: 'POST', body: 'x' }],
    ['by its whole address', { path: 'http://localhost:4173/' }],
    ['by a host that is none', { path: '/', headers: { Host: 'a b' } }],
    ['by another name', { path: '/index.html' }],
  ])('goes the usual way where it is asked for %s', async (_how, call) => {
    await fromMemory('/');
    const { wentUsualWay, ...heard } = await at.ask(call);
    expect(heard).toEqual(await at.askUsual(call));
    // What is no call at all is refused by whoever reads it first.
    expect(wentUsualWay || heard.status === 400).toBe(true);
  });

  it('is logged and counted like every call', async () => {
    await fromMemory('/');
    const counted = async () => {
      const figures = await site.metrics?.(new Request(`${siteUrl}/metrics`));
      const text = (await figures?.text()) ?? '';
      return Number(/_count\{method="GET",route="page",status="200"\} (\d+)/.exec(text)?.[1]);
    };
    const [before, logged] = [await counted(), lines.length];
    expect((await at.ask({ path: '/' })).wentUsualWay).toBe(false);
    expect(await counted()).toBe(before + 1);
    // Housekeeping writes lines of its own, whenever it gets to it.
    const calls = lines.slice(logged).filter((line) => 'path' in line);
    expect(calls).toEqual([expect.objectContaining({ path: '/', status: 200 })]);
  });

  it('tells of a proxy that nobody named, as every call does', async () => {
    expect((await fromMemory('/')).wentUsualWay).toBe(false);
    const logged = lines.length;
    await at.ask({ path: '/', headers: { 'X-Forwarded-For': '192.0.2.1' } });
    expect(lines.slice(logged).map(({ msg }) => msg)).toContain(
      'a proxy that TRUSTED_PROXIES does not name forwards visitors: the limits count all of them as one network',
    );
  });

  it('does not stand in for a search, nor on another host for its start page', async () => {
    await fromMemory('/');
    expect((await at.ask({ path: '/?q=ducks' })).status).toBe(302);
    const start = await fromMemory('/', { Host: 'start.mallard.example' });
    expect([start.body, start.wentUsualWay]).toEqual(['<h1>Start</h1>', false]);
  });

  it('is not shown past a password', async () => {
    const password = Buffer.from('any:a-password-of-sixteen-letters').toString('base64');
    const shown = await at.ask({ path: '/dev/notes', headers: { Authorization: `Basic ${password}` } });
    expect(shown.body).toBe('<h1>Notes</h1>');
    // Nor by a CDN to the next who asks.
    expect(shown.headers.filter((line) => /cache-control:/i.test(line))).toEqual([
      expect.stringMatching(/^cache-control: no-store$/i),
    ]);
    const refused = await at.ask({ path: '/dev/notes' });
    expect(refused.status).toBe(401);
    expect(refused.body).not.toContain('Notes');
  });
});
