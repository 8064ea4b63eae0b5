import type { Locator, Page } from '@playwright/test';
import { CardPage, cards } from './pages/card-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { Mailbox } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

/** Goes on by Tab until something has the focus; a keyboard user must get there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target}`);
}

test('inside the area a new page starts at its top, with the focus at its beginning', {
  tag: '@once',
}, async ({ page }) => {
  const own = new OwnSubscription(page);
  await own.open();
  await expect(own.signedOut).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sign in/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInViewport();
  await expect(page).toHaveTitle(/^Sign in/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('buying and adding an e-mail with the keyboard alone', { tag: '@once' }, async ({ page }) => {
  const plans = new PlanPage(page);
  await plans.open();
  await expect(plans.start).toBeVisible();
  await tabTo(page, plans.yearly);
  await page.keyboard.press('ArrowDown');
  await expect(plans.monthly).toBeChecked();
  await tabTo(page, plans.start);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dev\/pay\//);

  for (const [name, value] of [
    ['number', cards.good],
    ['expiry', '12 / 34'],
    ['cvc', '123'],
    ['postcode', '10115'],
  ] as const) {
    await tabTo(page, page.locator(`input[name=${name}]`));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(new CardPage(page).problem).toHaveCount(0);
  await expect(new OwnSubscription(page).welcome).toBeVisible();

  const mailbox = new Mailbox(page.request, Mailbox.newAddress('keys'));
  const form = new PasscodeForm(page);
  await tabTo(page, form.address);
  await page.keyboard.type(mailbox.address);
  await page.keyboard.press('Enter');
  await expect(form.passcode).toBeFocused();
  await page.keyboard.type(await mailbox.passcode());
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${mailbox.address} is confirmed.`)).toBeVisible();
});
