import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

/** What stands on the page and has no place of its own yet, but one as long as was guessed. */
const left = (page: Page) =>
  page
    .locator('main, main *, footer, footer *')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

const length = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

// A page of large drawings, one of long texts, and the one that sends no counts.
for (const path of ['/press', '/privacy', '/what-this-page-knows']) {
  test(
    `${path} is laid out to its end by itself, and no longer or shorter for whoever scrolls`,
    once,
    async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => left(page)).toBe(0);
      const before = await length(page);
      for (let down = 0; down < before; down += 500)
        await page.evaluate(
          (y) =>
            new Promise((painted) => {
              scrollTo(0, y);
              requestAnimationFrame(() => requestAnimationFrame(painted));
            }),
          down,
        );
      expect(await length(page)).toBe(before);
    },
  );
}

test(
  'whoever comes for a place in a page sees it, also where nothing above is laid out',
  once,
  async ({ page }) => {
    await page.route('**/assets/later-rest-*', (route) => route.abort());
    await page.goto('/press#screens');
    const place = page.locator('#screens');
    await expect(place).toBeInViewport();
    const top = () => place.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    expect(await left(page)).toBeGreaterThan(0);
    const before = await top();
    expect(before).toBeGreaterThanOrEqual(0);
    expect(before).toBeLessThan(120);
  },
);

test('a page that is shown part by part on a slow phone moves nothing', once, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
      const before = Number(document.documentElement.dataset['moved'] ?? 0);
      document.documentElement.dataset['moved'] = String(moved.reduce((sum, part) => sum + part, before));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // What moved did so at one load of two.
  for (const path of ['/about', '/press', '/about', '/press', '/about', '/press']) {
    await page.goto(path);
    await expect.poll(() => left(page)).toBe(0);
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0), path).toBe(0);
  }
});
