import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { pagesWithSettings } from '../../../src/server/site/pages-with-settings.ts';
import { unpublishedTag } from '../../support/unpublished-locale.ts';

const pages: Readonly<Record<string, string>> = {
  '/': '<search><form action="/"><input name="q"/></form></search><form><input name="email"/></form>',
  '/settings': '<head></head><figure data-kw="n"></figure>',
  '/de/settings':
    '<figure class="a" data-kn="-1"></figure><input type="radio" name="kp" value="1"/><input type="radio" name="kp" checked="" value="-1"/>' +
    '<input type="checkbox" name="k1" checked="" value="1"/><input type="hidden" name="k1" value="-1"/><input type="checkbox" name="kn" value="1"/>' +
    '<select name="ks"><option value="n" selected="">Large</option><option value="t">Largest</option></select>' +
    '<input type="radio" name="k7" checked="" value=""/><input type="text" name="k7-own" data-color="k7"/>',
};

const app = new Hono()
  .use(
    pagesWithSettings({
      page: async (_call, address) =>
        pages[address] === undefined
          ? null
          : new Response(pages[address], {
              headers: {
                ETag: '"1"',
                'CDN-Cache-Control': 'public',
                'Content-Security-Policy': "style-src 'none'",
              },
            }),
    }),
  )
  .all('*', (c) => c.text('the usual way'));
const get = async (address: string) => (await app.request(address)).text();

describe('a page whose address brings settings', () => {
  it('has them in its search box for whom no script runs, and in no other form', async () => {
    expect(await get('/?kp=1&k7=123')).toBe(
      '<search><form action="/"><input name="q"/><noscript><input type="hidden" name="kp" value="1"/>' +
        '<input type="hidden" name="k7" value="112233"/></noscript></form></search><form><input name="email"/></form>',
    );
  });

  it('has them in its controls and its preview, told apart from what somebody chose', async () => {
    expect(await get('/de/settings?kp=1&k1=-1&kn=1&ks=t&k7=%23123')).toBe(
      '<figure class="a" data-kn="1"></figure><input data-filled="1" checked="" type="radio" name="kp" value="1"/>' +
        '<input data-filled="1"  type="radio" name="kp" value="-1"/>' +
        '<input data-filled="-1"  type="checkbox" name="k1" value="1"/><input type="hidden" name="k1" value="-1"/>' +
        '<input data-filled="1" checked="" type="checkbox" name="kn" value="1"/>' +
        '<select data-filled="t" name="ks"><option value="n">Large</option><option value="t" selected="">Largest</option></select>' +
        '<input data-filled="112233"  type="radio" name="k7" value=""/><input data-filled="112233" value="#112233" type="text" name="k7-was" data-color="k7"/>',
    );
  });

  it('leaves a list as it is that does not have the value: nobody chose what it would show', async () => {
    expect(await get('/de/settings?ks=l')).toContain('<select name="ks"><option value="n" selected="">');
  });

  it('has the colors and fonts of its preview for whom no script runs, as styles that its policy names', async () => {
    const answer = await app.request('/settings?kj=%23f00&kt=t');
    const [, rules = ''] =
      /<noscript><style>(.*)<\/style><\/noscript><\/head>/.exec(await answer.text()) ?? [];
    expect(rules).toBe('figure[data-kw]{--bar:#ff0000;--face:Times, "Times New Roman", serif}');
    const hash = createHash('sha256').update(rules).digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toBe(`style-src 'sha256-${hash}' 'none'`);
    expect(await get('/settings?kp=1')).not.toContain('<style>');
  });

  it.each(['GET', 'HEAD'])('is kept by nobody, asked by %s, and has its policy', async (method) => {
    const { headers } = await app.request('/?kp=1', { method });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toBe("style-src 'none'");
    for (const name of ['ETag', 'CDN-Cache-Control']) expect(headers.get(name)).toBeNull();
  });

  it.each([
    '/',
    '/?origin=home',
    '/?kp=7',
    '/?kp=-1',
    '/?kt="onload=x',
    '/pro?kp=1',
    `/${unpublishedTag}/settings?kp=1`,
  ])('goes the usual way without any, and where no page takes them up: %s', async (address) =>
    expect(await get(address)).toBe('the usual way'),
  );
});
