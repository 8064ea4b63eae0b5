import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { pageAddresses } from '../../scripts/build/pages.ts';
import { splitPath } from '../../src/domain/locale/locale.ts';
import { pagePaths } from '../../src/ui/pages.ts';
import { watchPage } from './support/watch-page.ts';

const table: { pages: Record<string, unknown> } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../.cache/site/headers.json'), 'utf8'),
);
const addresses = pageAddresses({ pseudo: true, siteEnv: 'local' });

test('every route was rendered in every language, under titles of its own', { tag: '@once' }, async ({
  request,
}) => {
  expect(Object.keys(table.pages).sort()).toEqual([...addresses].sort());
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    titles.set(address, /<title>([^<]+)<\/title>/.exec(await answer.text())?.[1] ?? '');
  }
  expect([...titles.values()]).not.toContain('');
  for (const route of pagePaths) {
    const inAllLocales = addresses
      .filter((address) => splitPath(address).path === route)
      .map((address) => titles.get(address));
    expect(new Set(inAllLocales).size, `titles of ${route}: ${inAllLocales.join(' | ')}`).toBe(
      inAllLocales.length,
    );
  }
});

for (const address of addresses) {
  test(`${address} runs under its policy, calls nobody else, and fits on a phone`, { tag: '@once' }, async ({
    page,
    baseURL,
  }) => {
    const { complaints } = await watchPage(page, baseURL ?? '');
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy']).toMatch(
      /^default-src 'none'.*require-trusted-types-for 'script'/,
    );
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    await expect(page.locator('html')).toHaveAttribute('lang', splitPath(address).locale);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(
      await unchecked(page.locator('script[src], link[rel="stylesheet"], link[rel="modulepreload"]')),
    ).toEqual([]);
    // The page's shell clips what hangs out, so the document alone would not know.
    const widest = await page
      .locator('html, [class*="shell"]')
      .evaluateAll((boxes) => Math.max(...boxes.map(({ scrollWidth }) => scrollWidth)) - innerWidth);
    expect(widest, 'nothing hangs out at the side').toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
}

/** Scripts and styles that the browser did not check. */
function unchecked(elements: Locator) {
  return elements.evaluateAll((found) =>
    found.filter((element) => !element.hasAttribute('integrity')).map((element) => element.outerHTML),
  );
}

test('what is not there is said in the language of the address', async ({ page, baseURL }) => {
  const { complaints } = await watchPage(page, baseURL ?? '', /status of 404/);
  const answer = await page.goto('/de/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('h1')).toBeVisible();
  expect(complaints).toEqual([]);
});
