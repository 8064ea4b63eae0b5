import type { Page } from '@playwright/test';
import { findWholeBrowser } from '../../../scripts/setup/chromium.mjs';
import { testedFlags } from '../../../scripts/setup/chromium-flags.mjs';
import { expect } from './test.ts';

const wholeBrowser = findWholeBrowser();

/** Arguments for `test.skip` without a browser that has a back-forward cache. */
export const unlessKept = [
  wholeBrowser === null,
  'There is no browser here that keeps pages for the way back.',
] as const;

/**
 * Playwright disables the back-forward cache, which every supported browser has, and Chromium's headless shell lacks
 * it.
 */
export const browserWithMemory = {
  executablePath: wholeBrowser ?? String(process.env['CHROMIUM_PATH']),
  args: testedFlags,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Goes back to a page in the back-forward cache. */
export async function goBack(page: Page): Promise<void> {
  // A cached page does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(keptOrWhyNot).catch(() => false)).toBe(true);
}

function keptOrWhyNot(): unknown {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    Reflect.get(window, 'wasHereBefore') ?? JSON.stringify(Reflect.get(visit ?? {}, 'notRestoredReasons'))
  );
}

/** Marks this page so that it can be recognized. A page still busy when it is left may not be cached. */
export async function mark(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Object.defineProperty(window, 'wasHereBefore', { value: true, configurable: true }),
  );
}
