import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../../src/server/site/built-site.ts';
import { siteFiles } from '../../../src/server/site/site-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nearest-page-'));
const place = '<p hidden="" data-nearest-page="true">This one? <a href="/"><span>Home</span></a></p>';
const pages = {
  '/': '<title>Mallard</title>',
  '/de': '<title>Mallard</title>',
  '/404': `<title>Not found · Mallard</title>${place}`,
  '/de/404': `<title>Nicht gefunden · Mallard</title>${place}`,
  '/privacy': '<title>Privacy &amp; more · Mallard</title>',
  '/de/privacy': '<title>Datenschutz · Mallard</title>',
  '/errors/418': '<title>I’m a teapot · Mallard</title>',
  '/blog/six-digits': '<title>Six digits · and no password · Mallard</title>',
};

beforeAll(() => {
  for (const [address, html] of Object.entries(pages)) {
    const file = path.join(folder, 'client', address === '/' ? 'index.html' : `${address}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const table = {
    classes: {
      static: "default-src 'none'; style-src {styles}",
      standalone: "default-src 'none'; style-src {styles}",
    },
    hashes: [],
    kinds: ['static', 'standalone'].map((pageClass) => ({ pageClass, scripts: [], styles: [] })),
    pages: Object.fromEntries(
      Object.keys(pages).map((address) => [address, address.startsWith('/errors/') ? 1 : 0]),
    ),
    notFound: { en: '/404', de: '/de/404' },
    speculationRules: '/assets/none.json',
  };
  writeFileSync(path.join(folder, 'headers.json'), JSON.stringify(table));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (address: string, init?: RequestInit) =>
  siteFiles({ built: readBuiltSite(path.join(folder, 'client')), https: true }).request(address, init);
const html = { headers: { Accept: 'text/html' } };

describe('the page for what is not there', () => {
  it.each([
    ['/prvacy', '<a href="/privacy">Privacy &amp; more</a>'],
    ['/de/privcy', '<a href="/de/privacy">Datenschutz</a>'],
    ['/de/datenschuz', '<a href="/de/privacy">Datenschutz</a>'],
    ['/blog/six-digit', '<a href="/blog/six-digits">Six digits · and no password</a>'],
  ])('names the page that %s meant, without a script', async (address, link) => {
    const answer = await ask(address, html);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain(`<p data-nearest-page="true">This one? ${link}</p>`);
  });

  it('names none where none is near, and gets nothing of the address', async () => {
    for (const address of [
      '/nothing-like-it',
      '/errors/41',
      '/de/404x%3Cb%3E/nix',
      '/de/nichts-dergleichen',
      `/${'a'.repeat(8_000)}`,
    ]) {
      const answer = await ask(address, html);
      expect(answer.status).toBe(404);
      const text = await answer.text();
      expect(text).toContain(place);
      expect(text).not.toMatch(/<b>|%3C|nothing-like/);
    }
  });

  it('is not sent to who wants no page, and a HEAD call gets no body', async () => {
    expect(await (await ask('/prvacy', { headers: { Accept: 'image/png' } })).text()).not.toContain(
      'data-nearest',
    );
    const head = await ask('/prvacy', { method: 'HEAD', ...html });
    expect([head.status, await head.text()]).toEqual([404, '']);
  });
});
