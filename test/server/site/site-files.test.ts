import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../../src/server/site/built-site.ts';
import { siteFiles } from '../../../src/server/site/site-files.ts';
import { unpublished, unpublishedTag } from '../../support/unpublished-locale.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'site-files-'));
const root = path.join(folder, 'client');
const policy = "default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'sha256-def'";

beforeAll(() => {
  const files: Record<string, string | Uint8Array> = {
    'index.html': '<h1>Home</h1>',
    'index.html.br': brotliCompressSync('<h1>Home</h1>'),
    'start.html': '<h1>Start</h1>',
    'de/start.html': '<h1>Anfang</h1>',
    'pro.html': '<h1>Pro</h1>',
    'de/pro.html': '<h1>Pro</h1>',
    'hiring.html': '<h1>Hiring</h1>',
    'de/404.html': '<h1>Nicht gefunden</h1>',
    '404.html': '<h1>Not found</h1>',
    'assets/boot-abc123.js': 'boot()',
    'assets/speculation-abc.json': '{}',
    'mark.svg': '<svg/>',
    _headers: '/*',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(
    path.join(folder, 'headers.json'),
    JSON.stringify({
      classes: { static: "default-src 'none'; script-src 'self' {scripts}; style-src {styles}" },
      hashes: ["'sha256-abc'", "'sha256-def'"],
      kinds: [{ pageClass: 'static', scripts: [0], styles: [1] }],
      pages: {
        '/': 0,
        '/404': 0,
        '/de/404': 0,
        '/de/pro': 0,
        '/de/start': 0,
        '/hiring': 0,
        '/pro': 0,
        '/start': 0,
      },
      notFound: { en: '/404', de: '/de/404' },
      speculationRules: '/assets/speculation-abc.json',
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function get(url: string, headers: Record<string, string> = {}, https = true) {
  return siteFiles({ built: readBuiltSite(root), https }).request(url, { headers });
}

describe('a page', () => {
  it('comes with its own policy and every security header', async () => {
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe(`${policy}; upgrade-insecure-requests`);
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('reporting-endpoints')).toBe('csp="/reports/csp"');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('permissions-policy')).toContain('camera=()');
    expect(answer.headers.get('speculation-rules')).toBe('"/assets/speculation-abc.json"');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('may be kept for a minute by a CDN, and answered while that asks again; that nothing is there may not', async () => {
    expect((await get('/')).headers.get('cdn-cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=600',
    );
    const missing = await get('/nothing', { Accept: 'text/html' });
    expect(missing.status).toBe(404);
    expect(missing.headers.has('cdn-cache-control')).toBe(false);
  });

  it('promises no HTTPS where there is none', async () => {
    const answer = await get('/', {}, false);
    expect(answer.headers.get('content-security-policy')).toBe(policy);
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });

  it('comes packed to whoever takes it', async () => {
    const answer = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe('<h1>Home</h1>');
  });

  it('is not sent again while it is the same, and keeps its policy in that answer', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'If-None-Match': `"other", W/${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('content-security-policy')).toContain(policy);
  });

  it('says what the service chose of the experiments, also to who has it already', async () => {
    const site = siteFiles({
      built: readBuiltSite(root),
      https: true,
      chosen: () => 'exp_appbranding;desc="buck"',
    });
    const first = await site.request('/');
    expect(first.headers.get('server-timing')).toBe('exp_appbranding;desc="buck"');
    const tag = first.headers.get('etag') ?? '';
    const again = await site.request('/', { headers: { 'If-None-Match': tag } });
    expect([again.status, again.headers.get('server-timing')]).toEqual([304, 'exp_appbranding;desc="buck"']);
    expect((await get('/')).headers.get('server-timing')).toBeNull();
  });

  it('says what the service chooses now, not what it chose when the page was first asked for', async () => {
    let variant = 'buck';
    const chosen = () => `exp_appbranding;desc="${variant}"`;
    const site = siteFiles({ built: readBuiltSite(root), https: true, chosen });
    await site.request('/');
    variant = 'drake';
    expect((await site.request('/')).headers.get('server-timing')).toBe('exp_appbranding;desc="drake"');
  });

  it('has another tag in another packing', async () => {
    const plain = (await get('/')).headers.get('etag');
    const packed = (await get('/', { 'Accept-Encoding': 'br' })).headers.get('etag');
    expect(plain).not.toBe(packed);
  });

  it.each([
    ['/pro/', '/pro'],
    ['/pro.html?origin=a_b', '/pro?origin=a_b'],
    ['/index.html', '/'],
  ])('has one address: %s leads to %s', async (from, to) => {
    const answer = await get(from);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(to);
  });
});

describe('a file with a hashed name', () => {
  it('is kept for a year', async () => {
    const answer = await get('/assets/boot-abc123.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each(['/assets/boot-abc123.js', '/assets/speculation-abc.json'])(
    'carries nothing that holds for documents only: %s',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      for (const name of ['permissions-policy', 'content-security-policy', 'cross-origin-opener-policy'])
        expect(headers.has(name), name).toBe(false);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('answers a HEAD without a body', async () => {
    const answer = await siteFiles({ built: readBuiltSite(root), https: true }).request(
      '/assets/boot-abc123.js',
      {
        method: 'HEAD',
      },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('6');
    expect(await answer.text()).toBe('');
  });
});

/** A locale that this site knows and has no pages in. */
const none = unpublishedTag;

describe('a path that names a locale without pages', () => {
  it.each([
    [`/${none}/pro`, '/pro'],
    [`/${none.toUpperCase()}/pro?origin=home_google#plans`, '/pro?origin=home_google'],
    [`/${unpublished}/pro/`, '/pro'],
    [`/${none}_Latn/pro.html?a=1&b=%2F`, '/pro?a=1&b=%2F'],
    [`/${none}`, '/'],
    [`/${none}/?q=1`, '/?q=1'],
    ['/EN/pro', '/pro'],
    ['/De-AT/404', '/de/404'],
  ])('%s leads to %s', async (url, target) => {
    const answer = await get(url, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
    // The same for everyone, and asked for again, as the locale may have pages tomorrow.
    expect(answer.headers.get('vary')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('');
  });

  it.each([
    `/${none}/nothing`,
    `/${none}/${none}/pro`,
    '/tlh/pro',
    '/de/nichts',
    `/${none}//evil.example`,
    `//${none}/pro`,
    `/${none}/%2f%2fevil.example`,
    `/${none}/\\evil.example`,
    `/${none}/https:%2f%2fevil.example`,
    `/${none}/assets/boot-abc123.js`,
    `/${none}/__proto__`,
  ])('%s has no page in any locale and leads nowhere', async (url) => {
    const answer = await get(`http://localhost${url}`, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  });
});

describe('another name of a page', () => {
  it.each([
    ['/careers', '/hiring'],
    ['/Careers/', '/hiring'],
    ['/pricing?origin=home_google&a=%2F', '/pro?origin=home_google&a=%2F'],
    ['/de/pricing', '/de/pro'],
    ['/help?q=1', 'https://help.mallard.example/?q=1'],
    ['/de/help', 'https://help.mallard.example/'],
  ])('%s leads to %s, for good', async (url, target) => {
    const answer = await get(url, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('');
  });

  it.each([
    [`/${none}/careers`, '/hiring'],
    [`/${none}/pricing/?a=1`, '/pro?a=1'],
    ['/De-AT/pricing', '/de/pro'],
    [`/${none}/help`, 'https://help.mallard.example/'],
  ])('%s, where the locale has no pages, leads to %s in one step', async (url, target) => {
    const answer = await get(url, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/tos', '/de/careers', '/careers/engineer', '//careers'])(
    '%s leads nowhere while there is no such page',
    async (url) => {
      const answer = await get(`http://localhost${url}`, { Accept: 'text/html' });
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    },
  );
});

describe('a method that pages and files do not have', () => {
  const ask = (method: string, address: string) =>
    siteFiles({ built: readBuiltSite(root), https: true }).request(address, { method });

  it.each([
    ['POST', '/hiring'],
    ['PUT', '/'],
    ['DELETE', '/de/pro'],
    ['POST', '/mark.svg'],
  ])('%s %s is answered with 405 and those they have', async (method, address) => {
    const answer = await ask(method, address);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await answer.json()).toEqual({ error: 'method_not_allowed' });
  });

  it('is told of them when it asks', async () => {
    const answer = await ask('OPTIONS', '/hiring');
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it.each(['/nothing', '/404', '/_headers', '/%E0%A4%A'])(
    'POST %s is left to others: it is not there',
    async (address) => {
      const answer = await ask('POST', address);
      expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
    },
  );
});

describe('what is not there', () => {
  it.each([
    ['/404', '<h1>Not found</h1>'],
    ['/de/404', '<h1>Nicht gefunden</h1>'],
  ])('has a page at %s that says the same when it is asked for itself', async (address, html) => {
    const answer = await get(address);
    expect([answer.status, await answer.text()]).toEqual([404, html]);
    expect(answer.headers.has('cdn-cache-control')).toBe(false);
    const again = await get(address, { 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(404);
  });

  it.each([
    ['/nothing', '<h1>Not found</h1>'],
    ['/de/nichts', '<h1>Nicht gefunden</h1>'],
    ['/%E0%A4%A', '<h1>Not found</h1>'],
  ])('%s shows the page that says so, in its language', async (url, html) => {
    const answer = await get(url, { Accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(html);
    expect(answer.headers.get('content-security-policy')).toContain(policy);
  });

  it.each([[{}], [{ Accept: '*/*' }], [{ Accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' }]])(
    'shows its page to whoever asks with %j',
    async (headers: Record<string, string>) => {
      const answer = await get('/nothing', headers);
      expect([answer.status, await answer.text()]).toEqual([404, '<h1>Not found</h1>']);
    },
  );

  it.each(['application/json', 'application/json, */*;q=0.8', 'image/avif,*/*;q=0.8', 'text/css,*/*;q=0.1'])(
    'is a plain 404 to whoever wants %s',
    async (kind) => {
      const answer = await get('/nothing', { Accept: kind });
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
    },
  );

  it.each([
    '/assets/old.js',
    '/_headers',
    '/index.html.br',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/constructor',
  ])('%s is not there, whatever lies in the folder', async (url) => {
    const answer = await get(url, { Accept: 'application/octet-stream' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
  });

  it('a script of an earlier build is a plain 404 even to whoever names no kind', async () => {
    expect(await (await get('/assets/old.js', { Accept: '*/*' })).text()).toBe('Not found');
  });

  it('an unbuilt site answers 404 and does not throw', async () => {
    const answer = await siteFiles({
      built: readBuiltSite(path.join(folder, 'absent', 'client')),
      https: false,
    }).request('/');
    expect(answer.status).toBe(404);
  });
});

describe('the host of the start page', () => {
  it.each([
    ['https://start.mallard.example/', '<h1>Start</h1>'],
    ['https://start.mallard.example/?atb=v1-1', '<h1>Start</h1>'],
    ['https://start.mallard.example/de', '<h1>Anfang</h1>'],
    ['https://start.mallard.example/?q=duck', '<h1>Home</h1>'],
    ['https://start.mallard.example/pro', '<h1>Pro</h1>'],
    ['https://mallard.example/', '<h1>Home</h1>'],
    ['https://mallard.example/start', '<h1>Start</h1>'],
    ['https://start.other.example/', '<h1>Home</h1>'],
  ])('has it in place of the home page, and every other page: %s', async (url, page) => {
    expect(await (await get(url)).text()).toBe(page);
  });
});
