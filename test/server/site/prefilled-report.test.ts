import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { prefilledReport } from '../../../src/server/site/prefilled-report.ts';
import { unpublishedTag } from '../../support/unpublished-locale.ts';

const report = '/malicious-site-protection/report-error';
const pages: Readonly<Record<string, string>> = {
  [report]: '<input type="text" data-prefill="url" name="site"/><input name="other"/>',
  [`/de${report}`]: '<input data-prefill="url" name="site"/>',
};

const app = new Hono()
  .use(
    prefilledReport({
      page: async (_call, address) =>
        pages[address] === undefined
          ? null
          : new Response(pages[address], { headers: { ETag: '"1"', 'CDN-Cache-Control': 'public' } }),
    }),
  )
  .all('*', (c) => c.text('the usual way'));
const get = async (address: string) => (await app.request(address)).text();

describe('the report form, opened from a warning', () => {
  it('begins with the website’s address for whom no script runs', async () => {
    expect(await get(`${report}?url=https%3A%2F%2Fshop.example%2F%3Fa%3D%241%26b`)).toBe(
      '<input type="text" data-prefill="url" value="https://shop.example/?a=$1&amp;b" name="site"/><input name="other"/>',
    );
    expect(await get(`/de${report}?url=shop.example`)).toContain('value="shop.example"');
  });

  it('never takes an address for markup', async () => {
    expect(await get(`${report}?url=${encodeURIComponent('"><script>')}`)).toContain(
      'value="&quot;>&lt;script>"',
    );
  });

  it.each(['GET', 'HEAD'])('is kept by nobody, asked by %s', async (method) => {
    const { headers } = await app.request(`${report}?url=shop.example`, { method });
    expect(headers.get('Cache-Control')).toBe('no-store');
    for (const name of ['ETag', 'CDN-Cache-Control']) expect(headers.get(name)).toBeNull();
  });

  it.each([
    report,
    `${report}?url=`,
    `${report}?origin=home`,
    '/about?url=shop.example',
    `/${unpublishedTag}${report}?url=a.b`,
  ])('goes the usual way without one, and where no page takes it up: %s', async (address) =>
    expect(await get(address)).toBe('the usual way'),
  );
});
