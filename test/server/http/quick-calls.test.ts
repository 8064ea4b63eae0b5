import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite({ env: { METRICS_PORT: '9465' } });
});
afterAll(() => at.close());

const suggestions = '/ac?q=du&kl=us-en';
const event = '/t/page_impression?83411&page=home&locale=en';

const request = (path: string, init: RequestInit = {}) => new Request(siteUrl + path, init);

/** An answer as its reader sees it. */
async function read(answer: Response | null | Promise<Response | null>) {
  const { status, headers, text } = (await answer) ?? Response.error();
  return { status, headers: Object.fromEntries([...headers].sort()), body: await text.call(await answer) };
}

describe('a call that comes thousands of times a second', () => {
  it.each([suggestions, '/ac/?q=how%20to&kl=de-de', '/ac?q=n&type=list', '/ac', '/ac?q=%F0%9F', event])(
    'is answered at once, as it is past all that others pass: %s',
    async (path) => {
      // The lists are read.
      await at.site.services(request(path));
      const quick = at.site.fetch(request(path));
      expect(quick).toBeInstanceOf(Response);
      expect(await read(quick)).toEqual(await read(at.site.services(request(path))));
    },
  );

  it('is counted by its route', async () => {
    const counted = async (route: string, method: string) => {
      const figures = await at.site.metrics?.(new Request(`${siteUrl}/metrics`));
      const line = `_count{method="${method}",route="${route}",status="`;
      const found = ((await figures?.text()) ?? '').split('\n').find((one) => one.includes(line));
      return Number(found?.split(' ').at(-1) ?? 0);
    };
    const before = [await counted('/ac', 'GET'), await counted('/t/:pixel', 'POST')];
    at.site.fetch(request(suggestions));
    at.site.fetch(request(event, { method: 'POST', headers: { 'Content-Length': '0' } }));
    expect([await counted('/ac', 'GET'), await counted('/t/:pixel', 'POST')]).toEqual(
      before.map((count) => count + 1),
    );
  });

  it.each([
    ['a method that the service does not have', '/ac', { method: 'PUT' }, 405],
    ['another path that begins so', '/account-of-nobody', {}, 404],
    ['an event that is refused', '/t/nobody_declared?1', {}, 400],
    ['a name that is written in another way', '/t/page%5Fimpression?1&page=home&locale=en', {}, 204],
    ['a body that does not say how large it is', event, { method: 'POST', body: 'x' }, 204],
    [
      'a body that is too large',
      event,
      { method: 'POST', headers: { 'Content-Length': '70000' }, body: 'x'.repeat(70_000) },
      413,
    ],
  ] as const)('goes the usual way with %s', async (_what, path, init, status) => {
    const answer = at.site.fetch(request(path, init));
    expect(answer).toBeInstanceOf(Promise);
    expect((await answer).status).toBe(status);
    expect((await answer).headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
