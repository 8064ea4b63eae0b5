import { expect, type Page } from '@playwright/test';

/** The settings once their code has come. */
const live = '[data-island="settings"][data-island-state="live"]';

/** What the browser keeps, by code. */
export async function cookies(page: Page): Promise<Readonly<Record<string, string>>> {
  const all = await page.context().cookies();
  return Object.fromEntries(
    all.filter(({ name }) => /^k/.test(name)).map(({ name, value }) => [name, value]),
  );
}

/** The settings page, with its code there. */
export async function open(page: Page, address = '/settings') {
  await page.goto(address);
  await page.locator('#setting-kl').focus();
  await expect(page.locator(live)).toBeAttached();
}

/** How results look with the settings. */
export const preview = (page: Page) => page.getByRole('figure');

/** Run before a page: its browser keeps no cookies, and says nothing of it. */
export function refuseCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
}
