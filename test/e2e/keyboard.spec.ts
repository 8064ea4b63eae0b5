import { CardPage } from './pages/card-page.ts';
import { ManagePage } from './pages/manage-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { chooseMonthly, typeCard } from './support/keyboard-purchase.ts';
import { Mailbox } from './support/mailbox.ts';
import { subscribeWithAddress } from './support/subscriber.ts';
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
  await chooseMonthly(page, plans);
  await typeCard(page, 'good');
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
  await expect(page.locator(':focus')).toContainText(`${mailbox.address} is confirmed.`);
});

test('changing the address, signing out and in, and deleting the account with the keyboard alone', {
  tag: '@once',
}, async ({ page }) => {
  test.slow();
  const former = new Mailbox(page.request, await subscribeWithAddress(page, 'keys'));
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
  await mailbox.endWait();
  const beforeSignIn = await mailbox.count();
  await tabTo(page, form.address);
  await page.keyboard.type(mailbox.address);
  await page.keyboard.press('Enter');
  await typeCode(mailbox, beforeSignIn);
  await expect(new OwnSubscription(page).welcome).toBeVisible();

  // Its code goes to the address from before: whoever took the account over must not delete it.
  await former.endWait();
  const beforeDeletion = await former.count();
  await pressByKey(page, main.getByRole('link', { name: 'Manage subscription' }).first());
  await expect(manage.title).toBeFocused();
  await pressByKey(page, manage.deleteAccount);
  await pressByKey(page, page.getByRole('button', { name: 'Delete my account' }));
  await typeCode(former, beforeDeletion);
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
});

test('a declined card, another that the bank asks about, the recovery key, and with it elsewhere a cancellation, with the keyboard alone', {
  tag: '@once',
}, async ({ page, browser, watch }) => {
  test.slow();
  const plans = new PlanPage(page);
  await plans.open();
  await expect(plans.start).toBeVisible();
  await chooseMonthly(page, plans);
  await typeCard(page, 'declined');
  await expect(new CardPage(page).problem).toContainText('Nothing was charged');
  await typeCard(page, 'authenticates');
  await expect(page).toHaveURL(/\/challenge$/);
  await pressByKey(page, page.locator('button[value=approve]'));
  const key = await new OwnSubscription(page).recoveryKey();
  await pressByKey(page, page.getByRole('button', { name: 'I’ve saved my key' }));
  await expect(page.getByText('You have saved your recovery key.')).toBeVisible();

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  watch.add(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto('/pro/login');
  const form = new PasscodeForm(other);
  await expect(form.send).toBeEnabled();
  await tabTo(other, form.address);
  await other.keyboard.type(key);
  await other.keyboard.press('Enter');
  const there = new OwnSubscription(other);
  await expect(there.welcome).toBeFocused();
  await pressByKey(other, there.manage);
  const manage = new ManagePage(other);
  await expect(manage.cancel).toBeVisible();
  await pressByKey(other, manage.cancel);
  await pressByKey(other, manage.confirmCancel);
  await expect(other.getByText('Your subscription is canceled.')).toBeVisible();
  await elsewhere.close();
});

test('removing the address with the keyboard alone', { tag: '@once' }, async ({ page }) => {
  test.slow();
  const mailbox = new Mailbox(page.request, await subscribeWithAddress(page, 'gone'));
  await mailbox.endWait();
  const seen = await mailbox.count();
  const manage = new ManagePage(page);
  await manage.open();
  const main = page.getByRole('main');
  await pressByKey(page, main.getByRole('link', { name: 'Remove address' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pressByKey(page, main.getByRole('button', { name: 'Remove address' }));
  await expect(new PasscodeForm(page).passcode).toBeFocused();
  await page.keyboard.type(await mailbox.passcode(seen));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${mailbox.address} has been removed from your account.`)).toBeVisible();
});
