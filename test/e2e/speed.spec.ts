import type { Page } from '@playwright/test';
import { isSpeedPixel } from '../../src/domain/analytics/speed-steps.ts';
import { beaconsOfLeaving } from './support/beacons.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

/** Opens a page until it has what it does at the end, which it asks for last: what counts its speed is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => /-rest-/.test(entry.name) && (entry as PerformanceResourceTiming).responseEnd > 0),
  );
  // It has been run when a task after it is.
  await page.evaluate(() => new Promise((run) => setTimeout(() => requestAnimationFrame(run))));
}

for (const [path, name] of [
  ['/', 'home'],
  ['/about', 'about'],
  ['/de/pro', 'pro'],
  ['/pro/login', 'pro'],
] as const) {
  test(`${path} tells how fast it was when it is left, once and in steps`, once, async ({ page }) => {
    const sent = await beaconsOfLeaving(page);
    await open(page, path);
    await page.getByRole('heading', { level: 1 }).click();
    await page.goto('/dev/mail');
    const speed = (await sent()).filter(({ id }) => isSpeedPixel(id));
    expect(speed.map(({ id }) => id)).toEqual(['page_lcp', 'page_inp', 'page_cls', 'page_ttfb']);
    for (const { params } of speed) {
      const { page: told, formFactor, ...step } = params;
      expect([told, formFactor]).toEqual([name, 'desktop']);
      // Neither moves.
      if (step['cls'] !== undefined) expect(step['cls']).toBe('10');
      expect(Object.keys(step).filter((key) => !key.startsWith('exp_'))).toHaveLength(1);
    }
  });
}

test('a page that nothing was pressed on tells no answer', once, async ({ page }) => {
  const sent = await beaconsOfLeaving(page);
  await open(page, '/about');
  await page.goto('/dev/mail');
  expect((await sent()).map(({ id }) => id)).not.toContain('page_inp');
  expect((await sent()).map(({ id }) => id)).toContain('page_lcp');
});

test('whose browser asks not to be counted tells nothing', once, async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  const sent = await beaconsOfLeaving(page);
  await open(page, '/');
  await page.goto('/dev/mail');
  expect(await sent()).toEqual([]);
});
