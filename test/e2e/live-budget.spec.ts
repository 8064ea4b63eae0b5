import { pageAddresses } from '../../scripts/build/pages.ts';
import { splitPath } from '../../src/domain/locale/locale.ts';
import { pageAt } from '../../src/ui/pages.ts';
import { expect, test } from './support/test.ts';

const livePages = pageAddresses({ pseudo: false, siteEnv: 'production' }).filter(
  (address) => pageAt(splitPath(address).path).pageClass === 'live',
);

// In English: the other languages load the same scripts, and their own texts in place of these.
for (const address of livePages.filter((one) => splitPath(one).path === one)) {
  test(`${address} loads at most eight scripts, all but the one that counts its speed named in its head, and none of another language`, {
    tag: '@once',
  }, async ({ page }) => {
    const speed = page.waitForResponse((answer) => answer.url().includes('/assets/start-rest-'));
    await page.goto(address, { waitUntil: 'networkidle' });
    await (await speed).finished();
    const named = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const loaded = await page.evaluate(() => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith('.js')),
      ),
    ]);
    expect(loaded.length).toBeLessThanOrEqual(8);
    const isSpeed = (file: string) => file.startsWith('/assets/start-rest-');
    expect(loaded.filter(isSpeed)).toHaveLength(1);
    expect(loaded.filter((file) => !isSpeed(file)).sort()).toEqual([...named].sort());
    expect(loaded.filter((name) => /\/texts-(?!en-)/.test(name))).toEqual([]);
    await expect(page.locator('link[data-late-styles]')).toHaveAttribute('rel', 'stylesheet');
  });
}
