import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

test(
  'the origin of a visit goes along into a tab of its own, and plain clicks keep addresses clean',
  once,
  async ({ page, context }) => {
    await page.goto('/about?origin=funnel_google_spring');
    const link = page.getByRole('main').locator('a[href="/hiring"], a[href="/how-we-work"]').first();
    await expect(link).toHaveCount(1);
    const href = await link.getAttribute('href');
    // What is wired after the page has loaded is there once the plans carry the origin.
    await expect(page.locator('a[href*="/pro?origin=funnel_google_spring"]').first()).toBeAttached();
    for (const isMiddle of [true, false]) {
      await expect(async () => {
        const coming = context.waitForEvent('page', { timeout: 5_000 });
        await link.click(isMiddle ? { button: 'middle' } : { modifiers: ['ControlOrMeta'] });
        const tab = await coming;
        const address = new URL(tab.url());
        await tab.close();
        expect(address.pathname + address.search).toBe(`${href}?origin=funnel_google_spring`);
      }).toPass();
    }
    await expect(link).toHaveAttribute('href', String(href));
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  },
);
