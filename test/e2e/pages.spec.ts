import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Locale, pseudoLocale, splitPath } from '../../src/domain/locale/locale.ts';
import { everyState } from '../../src/server/dev/states/page-states.ts';
import { pageAt } from '../../src/ui/pages.ts';
import type { Look } from '../support/looks.ts';
import { gallery, isWhole, looks } from './support/crawl.ts';
import { cutOff } from './support/cut-off.ts';
import { cutValues } from './support/cut-values.ts';
import { expectFewScripts } from './support/live-scripts.ts';
import { expectNoViolationsAt } from './support/no-violations.ts';
import { forgetAll, inParts } from './support/one-page.ts';
import { splitWords } from './support/split-words.ts';
import { setTextSize } from './support/text-size.ts';
import { watchPage } from './support/watch-page.ts';

for (const part of inParts(looks)) {
  test(`run under their policy, call nobody else, fit, have no violation, take text at 200 %: ${part.map(nameOf).join('; ')}`, {
    tag: '@once',
  }, async ({ page, baseURL }) => {
    test.slow();
    // As the page for what is not there answers when it is asked for itself.
    const isMissing = part.some(({ address }) => splitPath(address).path === '/404');
    const { complaints } = await watchPage(page, baseURL ?? '', isMissing ? /status of 404/ : undefined);
    for (const look of part) {
      await test.step(nameOf(look), () => lookAt(page, look));
      expect(complaints, nameOf(look)).toEqual([]);
    }
  });
}

function nameOf({ address, width, theme }: Look): string {
  return `${address} at ${width} px, ${theme}`;
}

/** Opens a page as a new visitor's browser does, and looks at it. */
async function lookAt(page: Page, { address, locale, width, theme }: Look): Promise<void> {
  await forgetAll(page);
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  expect(answer?.headers()['content-security-policy']).toMatch(
    /^default-src 'none'.*require-trusted-types-for 'script'/,
  );
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1').first()).toBeVisible();
  expect(
    await unchecked(page.locator('script[src], link[rel="stylesheet"], link[rel="modulepreload"]')),
  ).toEqual([]);
  // The page's shell clips what hangs out, so the document alone would not know.
  const widest = await page
    .locator('html, [class*="shell"]')
    .evaluateAll((boxes) => Math.max(...boxes.map(({ scrollWidth }) => scrollWidth)) - innerWidth);
  expect(widest, 'nothing hangs out at the side').toBeLessThanOrEqual(0);
  if (hasOtherLooks(address)) expect(await cutOff(page), 'cut off').toEqual([]);
  else await expectNoViolationsAt(page, width, address);
  // Visitors have no page for developers.
  if (address.includes('/dev/')) return;
  if (pageAt(splitPath(address).path).pageClass === 'live') await expectFewScripts(page, locale);
  await expectFitAtTwice(page, locale);
}

/** True where another test looks for violations: at the gallery of parts in every width and theme, at a page that has states in these. */
function hasOtherLooks(address: string): boolean {
  const { path } = splitPath(address);
  return path === gallery || (!isWhole && everyState.some((state) => state.path === path));
}

/** On the narrowest screen, whatever the width of the look, no word is cut off or split when a visitor has text twice as large. */
async function expectFitAtTwice(page: Page, locale: Locale) {
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, 2);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect(await cutOff(page), 'cut off with text at 200 %').toEqual([]);
  expect(await cutValues(page), 'values cut off with text at 200 %').toEqual([]);
  // The made-up language stretches each word beyond its place, to be cut off where that can happen: its words may be split.
  if (locale !== pseudoLocale) expect(await splitWords(page), 'split with text at 200 %').toEqual([]);
  await setTextSize(page, 1);
}

/** Scripts and styles that the browser did not check. */
function unchecked(elements: Locator) {
  return elements.evaluateAll((found) =>
    found.filter((element) => !element.hasAttribute('integrity')).map((element) => element.outerHTML),
  );
}

test('what is not there is said in the language of the address', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  const { complaints } = await watchPage(page, baseURL ?? '', /status of 404/);
  const answer = await page.goto('/de/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('h1')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the languages of what is not there lead to their home pages', { tag: '@once' }, async ({ request }) => {
  const headers = { Accept: 'text/html' };
  const html = await (await request.get('/de/gibt-es-nicht', { headers })).text();
  const links = [...html.matchAll(/<a\b[^>]*\bdata-language="?([\w-]+)[^>]*>/g)];
  expect(links.length).toBeGreaterThan(2);
  for (const [link, tag = ''] of links)
    expect(link).toMatch(tag === 'en' ? /href="?\/[" >]/ : new RegExp(`href="?/${tag}[" >]`));
});

test('a link to an answer opens it below its question', { tag: '@once' }, async ({ page }) => {
  for (const [path, question] of [
    ['/pro#cancel', 'How do I cancel?'],
    ['/de/mac#remove', 'Wie entferne ich ihn?'],
    ['/windows#package', '“There is a problem with this app package”'],
  ] as const) {
    await page.goto(path);
    const entry = page.getByRole('group').filter({ hasText: question });
    await expect(entry, path).toHaveAttribute('open');
    await expect(entry.locator('summary')).toBeInViewport({ ratio: 1 });
    await expect(entry.locator('p').first()).toBeInViewport();
  }
});

test('an address with a typo leads to the page that was meant, and what was typed gets nowhere', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/de/%3Cimg%20src=x%3E/newsleter?a=%3Cb%3E');
  const suggestion = page.locator('[data-nearest-page] a');
  await expect(suggestion).toHaveText(/^Newsletter\b/);
  await expect(suggestion).toHaveAttribute('href', /\/de\/newsletter$/);
  expect(await page.content()).not.toMatch(/newsleter|%3Cimg|<img src=.?x/);
  await page.goto('/de/blog/a-post-that-never-was');
  await expect(suggestion).toHaveAttribute('href', /\/de\/blog$/);
  for (const address of ['/nothing-like-it', '/de/nichts-dergleichen']) {
    await page.goto(address);
    await expect(suggestion).toBeHidden();
  }
});

test('without JavaScript the 404 page names the page that was meant, a post too', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/prvacy');
  const suggestion = page.locator('[data-nearest-page] a');
  await expect(suggestion).toHaveAttribute('href', '/privacy');
  await expect(suggestion).toBeVisible();
  await page.goto('/blog/six-digit');
  await expect(suggestion).toHaveText('Why we send you six digits and no password');
  await page.goto('/nothing-like-it');
  await expect(suggestion).toBeHidden();
  await expect(page.locator('footer a[href="/pro"]')).toBeVisible();
  await context.close();
});
