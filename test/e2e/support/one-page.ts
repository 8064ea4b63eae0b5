import type { Page } from '@playwright/test';

/** So many of what grows with pages are looked at in one test: a browser page of its own for each costs as much as the look. */
const together = 6;

/** The list in parts of at most {@link together}, in its order. */
export function inParts<Item>(all: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(all.length / together) }, (_, part) =>
    all.slice(part * together, (part + 1) * together),
  );
}

/**
 * Makes a page that was somewhere else one of a browser that was never here: no cookie, nothing stored. It then stands on
 * a file of the site that runs no script, so that nothing is written any more by what was left.
 */
export async function forgetAll(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
