import type { Locator } from '@playwright/test';
import { statePaths } from '../../src/contract/dev-states.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 360, height: 640 };
test.use({ viewport: phone });

for (const [path, state] of [
  ['/pro/add-email', 'payment failed'],
  ['/pro/add-email', 'cancelled in the trial'],
  ['/pro/add-email', 'ended'],
  ['/subscriptions/activate/success', 'paid without an e-mail'],
  ['/pro/privacy-terms', 'payment disputed'],
] as const) {
  test(`what a subscription’s owner is told on ${path} leaves a phone its page, hides no focus and can be closed: ${state}`, {
    tag: '@once',
  }, async ({ page, request }) => {
    const gallery = await (await request.get(`${statePaths.gallery}?locale=de`)).text();
    const link = new RegExp(`href="(/de${path}\\?[^"]*)"[^>]*>${state}<`).exec(gallery)?.[1] ?? '';
    await page.goto('/robots.txt');
    await page.evaluate(() =>
      localStorage.setItem('auth_session', JSON.stringify({ value: {}, until: null })),
    );
    await page.goto(link.replaceAll('&amp;', '&'));
    const close = page.getByRole('button', { name: 'Schließen', exact: true });
    const banner = page.locator('div:has(> button)', { has: close }).last();
    const { height } = await boxOf(banner);
    expect(height).toBeLessThanOrEqual(phone.height / 4);
    const cut = await banner
      .locator('div')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.textContent),
      );
    expect(cut, 'no sentence is cut off').toEqual([]);
    for (const target of await banner.locator('a, button').all()) {
      const box = await boxOf(target);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await hiddenFocus(banner)).toBeNull();
    }
    await close.click();
    await expect(banner).toBeHidden();
    await expect(page.locator('#main'), 'the focus is not lost').toBeFocused();
    // In the next document too, and it is not seen there first.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[aria-label=Schließen]') !== null)
          document.documentElement.dataset['seen'] = 'closed';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`/de${path.replace('privacy-terms', 'edit-email')}`);
    await expect(page.getByRole('link', { name: 'Mein Abo' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
    await expect(close).toBeHidden();
  });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return box;
}

/** What has the focus and lies wholly under the banner; null where nothing does. */
function hiddenFocus(banner: Locator): Promise<string | null> {
  return banner.evaluate((over) => {
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body || over.contains(focused)) return null;
    const { top, bottom } = focused.getBoundingClientRect();
    return top >= over.getBoundingClientRect().top && bottom <= innerHeight ? focused.outerHTML : null;
  });
}
