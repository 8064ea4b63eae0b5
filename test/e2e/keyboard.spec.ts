import { CardPage, cards } from './pages/card-page.ts';
import { ManagePage } from './pages/manage-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { Mailbox } from './support/mailbox.ts';
import { addAddress, buyMonthly } from './support/purchase.ts';
import { expect, test } from './support/test.ts';

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

test('changing the address, signing out and in, and deleting the account with the keyboard alone', {
  tag: '@once',
}, async ({ page }) => {
  test.slow();
  await buyMonthly(page);
  const former = new Mailbox(page.request, await addAddress(page, 'keys'));
  const mailbox = new Mailbox(page.request, Mailbox.newAddress('other-keys'));
  const manage = new ManagePage(page);
  const form = new PasscodeForm(page);
  const main = page.getByRole('main');
  const typeCode = async (from = mailbox, seen = 0) => {
    await expect(form.passcode).toBeFocused();
    await page.keyboard.type(await from.passcode(seen));
    await page.keyboard.press('Enter');
  };
  await manage.open();

  await pressByKey(page, main.getByRole('link', { name: 'Change address' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, form.address);
  await page.keyboard.type(mailbox.address);
  await page.keyboard.press('Enter');
  await typeCode();
  await expect(page.getByText(`You now sign in with ${mailbox.address}.`)).toBeVisible();

  await pressByKey(page, page.getByRole('button', { name: 'Sign out' }));
  await expect(page).toHaveURL(/\/pro\/login$/);
  await mailbox.letAMinutePass();
  const beforeSignIn = await mailbox.count();
  await tabTo(page, form.address);
  await page.keyboard.type(mailbox.address);
  await page.keyboard.press('Enter');
  await typeCode(mailbox, beforeSignIn);
  await expect(new OwnSubscription(page).welcome).toBeVisible();

  // Its code goes to the address from before: whoever took the account over must not delete it.
  await former.letAMinutePass();
  const beforeDeletion = await former.count();
  await pressByKey(page, main.getByRole('link', { name: 'Manage subscription' }).first());
  await expect(manage.title).toBeFocused();
  await pressByKey(page, manage.deleteAccount);
  await pressByKey(page, page.getByRole('button', { name: 'Delete my account' }));
  await typeCode(former, beforeDeletion);
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
});
