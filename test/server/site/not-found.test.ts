import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../../src/server/site/built-site.ts';
import { siteFiles } from '../../../src/server/site/site-files.ts';
import { folder, get, policy, withSmallSite } from './small-site.ts';

withSmallSite();

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
