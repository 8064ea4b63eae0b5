import type { Page } from '@playwright/test';
import { findWholeBrowser } from '../../../scripts/setup/chromium.mjs';
import { testedFlags } from '../../../scripts/setup/chromium-flags.mjs';
import { expect } from './test.ts';

const wholeBrowser = findWholeBrowser();

/** Why a test is left out where no browser keeps pages for the way back, for `test.skip`. */
export const unlessKept = [
  wholeBrowser === null,
  'There is no browser here that keeps pages for the way back.',
] as const;

/** Playwright switches the back/forward cache off, which every browser of ours has, and Chromium's headless shell has none. */
export const browserWithMemory = {
  executablePath: wholeBrowser ?? String(process.env['CHROMIUM_PATH']),
  args: testedFlags,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Goes back, to a page that the browser has kept as it was. */
export async function goBack(page: Page): Promise<void> {
  // What was kept is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(keptOrWhyNot).catch(() => false)).toBe(true);
}

function keptOrWhyNot(): unknown {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    Reflect.get(window, 'wasHereBefore') ?? JSON.stringify(Reflect.get(visit ?? {}, 'notRestoredReasons'))
  );
}

/** Marks this page, so that it is known again. A page that still does something when it is left need not be kept. */
export async function mark(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Object.defineProperty(window, 'wasHereBefore', { value: true, configurable: true }),
  );
}
