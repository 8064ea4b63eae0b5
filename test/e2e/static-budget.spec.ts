import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { SearchBox } from './pages/search-box.ts';

const addresses = publicLocales.flatMap((locale) => ['/', '/pro'].map((path) => pathIn(locale, path)));

for (const address of addresses) {
  test(`${address} loads little, and React only on intent`, { tag: '@once' }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    // Light because it is finished, not because something is missing.
    await expect(page.locator('head > style')).toHaveCount(1);
    const styles = await page.locator('head > style').evaluate((style) => style.textContent ?? '');
    expect(styles).toMatch(/^@layer.*min-block-size.*@font-face/s);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => {
      const of = (type: string) => performance.getEntriesByType(type) as PerformanceResourceTiming[];
      return [...of('navigation'), ...of('resource')].map(({ name, encodedBodySize, startTime }) => ({
        file: new URL(name).pathname,
        bytes: encodedBodySize,
        from: startTime,
      }));
    });
    const loadedAt = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    );
    // The tested site is packed in a hurry; visitors are given these pages packed as hard as can be (`render-pages/page-worker.ts`).
    const html = await (await page.request.get(address)).body();
    const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    for (const one of loaded) if (one.file === address) one.bytes = packed.length;
    const isRest = ({ file }: { readonly file: string }) => file.startsWith('/assets/later-rest-');
    // A browser with a window asks for the icon of its tab, when the page is there; one without has none.
    const isTabIcon = ({ file, from }: { readonly file: string; readonly from: number }) =>
      file === '/favicon.svg' && from > loadedAt;
    const bytesOf = (wanted: (file: string) => boolean) =>
      loaded
        .filter((one) => !isRest(one) && !isTabIcon(one) && wanted(one.file))
        .reduce((sum, { bytes }) => sum + bytes, 0);
    const isFont = (file: string) => file.endsWith('.woff2');
    const isScript = (file: string) => file.endsWith('.js');
    // Islands are named nowhere but in the boot script. The plan page asks the services for its market.
    const scripts = loaded
      .map(({ file }) => file.replace(/-[\w-]{8}\.js$/, ''))
      .filter((file) => /^\/assets\/(?!.*\.)/.test(file));
    expect(new Set(scripts)).toEqual(
      new Set([...(address.endsWith('/pro') ? ['/assets/plan'] : []), '/assets/boot', '/assets/later-rest']),
    );
    // What lays out the rest, counts how fast the page was, and the page when it comes back, is asked for when that is over, and is small in itself.
    const [rest] = loaded.filter(isRest);
    expect(rest?.from).toBeGreaterThan(loadedAt);
    expect(rest?.bytes).toBeLessThanOrEqual(1_900);
    // All else that comes without intent, though some of it comes after the load event as well.
    expect(bytesOf(isScript)).toBeGreaterThan(0);
    expect(bytesOf(isScript)).toBeLessThanOrEqual(10_000);
    expect(bytesOf((file) => !isFont(file))).toBeLessThanOrEqual(30_000);
    expect(bytesOf(() => true)).toBeLessThanOrEqual(60_000);
  });
}

test('a search loads the code of the search box, and nothing of React', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  const box = new SearchBox(page);
  await box.type('weat');
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.match(/assets\/(.*)-[\w-]{8}\.js$/)?.[1] ?? []),
  );
  expect(new Set(scripts)).toEqual(new Set(['boot', 'search', 'later-rest']));
});

test('home is complete without any script', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible();
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});
