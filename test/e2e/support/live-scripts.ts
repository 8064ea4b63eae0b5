import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../../src/domain/locale/locale.ts';

const isSpeed = (file: string) => file.startsWith('/assets/start-rest-');

/**
 * Expects that a live page has loaded at most eight scripts, all named in its head except the one that counts its
 * speed, and no other language's texts.
 */
export async function expectFewScripts(page: Page, locale: Locale): Promise<void> {
  await expect.poll(() => loadedScripts(page).then((files) => files.filter(isSpeed))).toHaveLength(1);
  const loaded = await loadedScripts(page);
  const named = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(loaded.length).toBeLessThanOrEqual(8);
  expect(loaded.filter((file) => !isSpeed(file)).sort()).toEqual([...named].sort());
  const texts = loaded.filter((file) => file.includes('/texts-'));
  expect(texts.filter((file) => !file.includes(`/texts-${locale}-`))).toEqual([]);
  await expect(page.locator('link[data-late-styles]')).toHaveAttribute('rel', 'stylesheet');
}

async function loadedScripts(page: Page): Promise<readonly string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(files.filter((file) => file.endsWith('.js')))];
}
