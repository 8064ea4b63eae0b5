import { readFile } from 'node:fs/promises';
import { ManagePage } from './pages/manage-page.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { pressByKey } from './support/keyboard.ts';
import { expectNothingMoved } from './support/layout-shift.ts';
import { Mailbox } from './support/mailbox.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { subscribe, subscribeWithAddress } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

test('a subscription is cancelled in two clicks, with a receipt on screen and by mail, and resumed in one', async ({
  page,
}) => {
  test.slow();
  const mailbox = new Mailbox(page.request, await subscribeWithAddress(page, 'cancel'));
  const manage = new ManagePage(page);
  await manage.open();
  await expect(manage.fact('Status')).toHaveText(/^Free trial until /);
  await expect(manage.fact('Next charge')).toHaveText(
    /^\$9\.99 on .*, tax included, for a month\. Then every month until you cancel\.$/,
  );

  const who = page.getByRole('navigation', { name: 'Subscription' }).getByText(mailbox.address);
  const box = await who.boundingBox();
  expect(box?.width, 'who is signed in is there to be read on a phone as well').toBeGreaterThan(100);
  await expectNothingMoved(page, 'nothing jumps while the account is loaded');
  await expectNoViolations(page, 'the account');

  await manage.cancel.click();
  await expect(page.getByText(/Nothing will be charged\. You can change your mind until/)).toBeVisible();
  await manage.confirmCancel.click();
  const receipt = page.getByRole('status').filter({ hasText: 'Your subscription is canceled.' });
  await expect(receipt).toContainText('Mallard Pro, monthly');
  await expect(receipt).toContainText('Nothing more will be charged.');
  await expect(receipt).toContainText(mailbox.address);
  await expect.poll(() => mailbox.subjects()).toContain('Your Mallard Pro subscription is canceled');
  await expect(manage.fact('Status')).toHaveText(/^Canceled\. Works until /);
  await expect(manage.fact('Next charge')).toHaveText('None. Nothing more will be charged.');
  await expectNoViolations(page, 'the receipt');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your subscription is canceled' })).toBeVisible();

  await page.goto('/pro/add-email');
  const banner = page.getByRole('status').filter({ hasText: 'Your free trial ends on' });
  await expect(banner).toBeVisible();
  await expectNothingMoved(page, 'nothing jumps for the banner');
  await expectNoViolations(page, 'the banner');
  await banner.getByRole('button', { name: 'Keep my subscription' }).click();
  await expect(page.getByText('Your subscription continues.', { exact: true })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Your subscription continues.');
  await manage.open();
  await expect(manage.fact('Status')).toHaveText(/^Free trial until /);
  await expect(manage.cancel).toBeVisible();
});

test(
  'cancelling says when it cannot be told to the server, and nothing was cancelled',
  once,
  async ({ page }) => {
    await subscribe(page);
    const manage = new ManagePage(page);
    await manage.open();
    await manage.cancel.click();
    await page.route('**/api/subscription/renewal', (route) => route.abort());
    await manage.confirmCancel.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Try again: nothing is done twice.',
    );
    await page.unroute('**/api/subscription/renewal');
    await page.reload();
    await expect(manage.fact('Status')).toHaveText(/^Free trial until /);
  },
);

test(
  'what was changed on the payment page is there on coming back, by link and by the back button',
  once,
  async ({ page }) => {
    test.slow();
    await subscribe(page);
    const manage = new ManagePage(page);
    await manage.open();
    await manage.openPayment.click();
    await expect(page).toHaveURL(/\/dev\/portal\//);
    await page.getByRole('button', { name: /Pay yearly/ }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL(/\/subscriptions\/manage$/);
    await expect(manage.fact('Next charge')).toHaveText(/^\$99\.99 on .* for a year\./);
    await expect(page.getByText(/You switch to yearly payment on/)).toBeVisible();

    await manage.openPayment.click();
    await expect(page).toHaveURL(/\/dev\/portal\//);
    await page.getByRole('button', { name: 'Cancel the subscription' }).click();
    await expect(page.getByText('Done. The site will show')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/subscriptions\/manage$/);
    await expect(manage.fact('Status')).toHaveText(/^Canceled\. Works until /);
  },
);

test('the account’s data is a file, and deleting the account leaves nothing to sign in to', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  const mailbox = new Mailbox(page.request, await subscribeWithAddress(page, 'leaving'));
  const manage = new ManagePage(page);
  await manage.open();

  const download = page.waitForEvent('download');
  await manage.download.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mallard-account.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: { email: string } };
  expect(data.account.email).toBe(mailbox.address);
  await expect(page.getByText('mallard-account.json is in your downloads.')).toBeVisible();

  await mailbox.endWait();
  const seen = await mailbox.count();
  await manage.deleteAccount.click();
  await expect(page.getByText('What we keep, and why:')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const form = new PasscodeForm(page);
  const passcode = await mailbox.passcode(seen);
  await form.passcode.fill(passcode === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(form.passcode).toHaveAttribute('aria-invalid', 'true');
  await form.passcode.fill(passcode);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await expect.poll(() => mailbox.subjects()).toContain('Your Mallard account has been deleted');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are not signed in here' })).toBeVisible();
  await mailbox.endWait();
  const before = await mailbox.count();
  await page.goto('/pro/login');
  await form.askFor(mailbox.address);
  await form.enter('123456');
  await expect(form.passcode).toHaveAttribute('aria-invalid', 'true');
  const newest = (await mailbox.subjects()).slice(0, (await mailbox.count()) - before);
  expect(newest.filter((subject) => /\d{6}/.test(subject))).toEqual([]);
});

test('in forced colors “Sign out” has a border, which keeps its distance from who is signed in', {
  tag: '@desktop',
}, async ({ page }) => {
  await subscribe(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await new ManagePage(page).open();
  const bar = page.getByRole('navigation', { name: 'Subscription' });
  const who = await bar.getByText('Signed in without an e-mail address').boundingBox();
  const out = await bar.getByRole('button', { name: 'Sign out' }).boundingBox();
  expect(out?.x).toBeGreaterThanOrEqual((who?.x ?? 0) + (who?.width ?? 0) + 8);
});

test('signing out everywhere asks first where only a recovery key leads back', once, async ({ page }) => {
  await subscribe(page);
  const manage = new ManagePage(page);
  await manage.open();
  await manage.signOutEverywhere.click();
  await expect(page.getByText('only your recovery key brings you back')).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await manage.signOutEverywhere.click();
  await page.getByRole('button', { name: 'I have my key, sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out everywhere' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are not signed in here' })).toBeVisible();
});

test('a question that is taken back gives the focus to the button that asked it', once, async ({ page }) => {
  await subscribe(page);
  const manage = new ManagePage(page);
  await manage.open();
  const main = page.getByRole('main');
  for (const [ask, takeBack] of [
    [manage.cancel, 'Don’t cancel'],
    [manage.signOutEverywhere, 'Stay signed in'],
    [manage.deleteAccount, 'Keep everything as it is'],
  ] as const) {
    await ask.click();
    await main.getByRole('button', { name: takeBack }).click();
    await expect(ask).toBeFocused();
  }
});

test('cancelling and resuming with the keyboard alone', once, async ({ page }) => {
  await subscribe(page);
  const manage = new ManagePage(page);
  await manage.open();
  await expect(manage.cancel).toBeVisible();
  await pressByKey(page, manage.cancel);
  await pressByKey(page, manage.confirmCancel);
  await expect(page.getByText('Your subscription is canceled.')).toBeVisible();
  await pressByKey(page, manage.resume);
  await expect(page.getByText('Your subscription continues.', { exact: true })).toBeVisible();
});

test(
  'without JavaScript the page says what can be done without it, and looks for nothing',
  once,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/subscriptions/manage');
    await expect(page.locator('noscript p').filter({ hasText: 'To cancel, write to' })).toBeVisible();
    await expect(page.getByText('Looking for your subscription')).toBeHidden();
    await context.close();
  },
);
