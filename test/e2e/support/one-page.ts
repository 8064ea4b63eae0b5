import type { Page } from '@playwright/test';

/** How many items of a growing list share one test: a new browser page for each would cost as much as the check itself. */
const together = 6;

/** Splits a list into parts of at most {@link together}, in order. */
export function inParts<Item>(all: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(all.length / together) }, (_, part) =>
    all.slice(part * together, (part + 1) * together),
  );
}

/**
 * Resets a used page to that of a fresh browser: no cookies, nothing stored. It ends on a file of the site that runs no
 * script, so that the page left behind writes nothing any more.
 */
export async function forgetAll(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
