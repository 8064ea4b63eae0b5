import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from '../../src/server/app.ts';
import { loadConfig } from '../../src/server/config/config.ts';
import type { Store } from '../../src/server/db/store.ts';
import { failedPages } from '../../src/server/failed-page.ts';
import { readBuiltSite } from '../../src/server/site/built-site.ts';
import { openFreshStore } from './support/fresh-database.ts';
import { siteUrl } from './support/test-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mallard-failed-page-'));
const root = path.join(folder, 'client');
const titles = {
  '/errors/oops_500': 'Something broke',
  '/errors/tq_500': 'Busy',
  '/de/errors/oops_500': 'Etwas ging schief',
  '/de/errors/tq_500': 'Viel los',
};
const wantsPage = { Accept: 'text/html,application/xhtml+xml' };

let site: Site;
let store: Store;
function writePages(): void {
  for (const [address, title] of Object.entries(titles)) {
    const file = path.join(root, `${address}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `<h1>${title}</h1>`);
  }
  writeFileSync(
    path.join(folder, 'headers.json'),
    JSON.stringify({
      classes: { standalone: "default-src 'none'; style-src {styles}{scripts}" },
      hashes: ["'sha256-abc'"],
      kinds: [{ pageClass: 'standalone', scripts: [], styles: [0] }],
      pages: Object.fromEntries(Object.keys(titles).map((address) => [address, 0])),
      notFound: {},
      speculationRules: '',
    }),
  );
}

writePages();
beforeAll(async () => {
  store = await openFreshStore();
  const config = loadConfig({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' });
  site = await createSite({ config, store: { ...store, close: async () => {} }, pages: root });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

describe('a page that the server could not make', () => {
  const ask = (headers: Record<string, string>) =>
    site.fetch(new Request(`${siteUrl}/newsletter/confirm?token=abc`, { headers }));

  it('is answered by one that says so in the visitor’s language, and by nothing that is kept', async () => {
    await store.close();
    const answer = await ask({ ...wantsPage, 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' });
    expect([500, 503]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'sha256-abc'");
    expect(await answer.text()).toMatch(/<h1>(?:Etwas ging schief|Viel los)<\/h1>/);
  });

  it('is an error with its code for a program', async () => {
    const answer = await ask({ Accept: 'application/json' });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(['internal_error', 'unavailable']).toContain((await answer.json()).error);
  });
});

describe('which page it is', () => {
  const failed = failedPages(readBuiltSite(root), true);
  const app = new Hono()
    .all('/late', (c) => failed(c, 'tq_500', 503) ?? c.text('none', 503))
    .all('/broken', (c) => failed(c, 'oops_500', 500) ?? c.text('none', 500));

  it('says that it took too long, or that something broke, in English where no other language is asked for', async () => {
    const texts = ['/late', '/broken'].map(async (path) =>
      (await app.request(path, { headers: { ...wantsPage, 'Accept-Language': 'tlh' } })).text(),
    );
    expect(await Promise.all(texts)).toEqual(['<h1>Busy</h1>', '<h1>Something broke</h1>']);
  });

  it('is none for a form that was sent', async () => {
    const answer = await app.request('/late', { method: 'POST', headers: wantsPage });
    expect(await answer.text()).toBe('none');
  });

  it('is none where no pages are built', async () => {
    const unbuilt = failedPages(readBuiltSite(path.join(folder, 'elsewhere', 'client')), true);
    const bare = new Hono().get('/', (c) => unbuilt(c, 'oops_500', 500) ?? c.text('none', 500));
    expect(await (await bare.request('/', { headers: wantsPage })).text()).toBe('none');
  });
});
