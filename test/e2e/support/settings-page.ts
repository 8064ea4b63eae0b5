import { expect, type Page } from '@playwright/test';

/** The settings once their code has loaded. */
const live = '[data-island="settings"][data-island-state="live"]';

/** The browser's setting cookies, by code. */
export async function cookies(page: Page): Promise<Readonly<Record<string, string>>> {
  const all = await page.context().cookies();
  return Object.fromEntries(
    all.filter(({ name }) => /^k/.test(name)).map(({ name, value }) => [name, value]),
  );
}

/** Opens the settings page and waits for its code. */
export async function open(page: Page, address = '/settings') {
  await page.goto(address);
  await page.locator('#setting-kl').focus();
  await expect(page.locator(live)).toBeAttached();
}

/** The preview of search results with the settings. */
export const preview = (page: Page) => page.getByRole('figure');

/** To be run before a page loads: its browser silently stores no cookies. */
export function refuseCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
}
