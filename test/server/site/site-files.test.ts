import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../../src/server/site/built-site.ts';
import { siteFiles } from '../../../src/server/site/site-files.ts';
import { get, policy, root, withSmallSite } from './small-site.ts';

withSmallSite();

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
