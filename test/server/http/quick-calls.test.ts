import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BothWays, listenBothWays } from '../support/both-ways.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

let at: TestSite;
let ways: BothWays;
beforeAll(async () => {
  at = await openTestSite({ env: { METRICS_PORT: '9465' } });
  ways = await listenBothWays(at.site);
});
afterAll(async () => {
  await ways.close();
  await at.close();
});

const suggestions = '/ac?q=du&kl=us-en';
const event = '/t/page_impression?83411&page=home&locale=en';
const empty = { method: 'POST', headers: { 'Content-Length': '0' } };

describe('a call that comes thousands of times a second', () => {
  it.each([
    { path: suggestions },
    { path: '/ac/?q=how%20to&kl=de-de' },
    { path: '/ac?q=n&type=list' },
    { path: '/ac' },
    { path: '/ac?q=%F0%9F%A6%86' },
    { path: event, method: 'GET' },
    { path: event, ...empty },
  ])('is answered at once, as it is past all that others pass: $path $method', async (call) => {
    // The lists are read.
    const usual = await ways.askUsual(call);
    const { wentUsualWay, ...heard } = await ways.ask(call);
    expect(wentUsualWay).toBe(false);
    expect(heard).toEqual(usual);
  });

  it('is counted by its route', async () => {
    const counted = async (route: string, method: string) => {
      const figures = await at.site.metrics?.(new Request(`${siteUrl}/metrics`));
      const line = `_count{method="${method}",route="${route}",status="`;
      const found = ((await figures?.text()) ?? '').split('\n').find((one) => one.includes(line));
      return Number(found?.split(' ').at(-1) ?? 0);
    };
    const before = [await counted('/ac', 'GET'), await counted('/t/:pixel', 'POST')];
    await ways.ask({ path: suggestions });
    await ways.ask({ path: event, ...empty });
    expect([await counted('/ac', 'GET'), await counted('/t/:pixel', 'POST')]).toEqual(
      before.map((count) => count + 1),
    );
  });

  it.each([
    ['a method that the service does not have', { path: '/ac', method: 'PUT' }, 405],
    ['another path that begins so', { path: '/account-of-nobody' }, 404],
    ['an event that is refused', { path: '/t/nobody_declared?1' }, 400],
    ['a name that is written in another way', { path: '/t/page%5Fimpression?1&page=home&locale=en' }, 204],
    ['a query that is no UTF-8', { path: '/ac?q=%F0%9F' }, 400],
    ['a query that is not plainly written', { path: '/ac?q="du"' }, 200],
    ['a body', { path: event, method: 'POST', body: 'x', headers: { 'Content-Length': '1' } }, 204],
    ['a body that does not say how large it is', { path: event, method: 'POST', body: 'x' }, 204],
    ['a body that is too large', { path: event, method: 'POST', body: 'x'.repeat(70_000) }, 413],
  ] as const)('goes the usual way with %s', async (_what, call, status) => {
    const heard = await ways.ask(call);
    expect([heard.wentUsualWay, heard.status]).toEqual([true, status]);
    expect(heard.headers.join('\n')).toMatch(/^x-content-type-options: nosniff$/im);
  });
});
