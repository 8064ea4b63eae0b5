import type { Page } from '@playwright/test';
import { ManagePage } from './pages/manage-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { Mailbox } from './support/mailbox.ts';
import { subscribe, subscribeWithAddress } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

/** Lets the next call reach the service, and its answer not the page. */
async function loseAnswer(page: Page, call: string): Promise<void> {
  await page.route(
    `**/api/${call}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

const unreachable = 'We can’t reach our server.';

test('a cancellation whose answer gets lost has its receipt, and taking it back leaves no question open', {
  tag: '@once',
}, async ({ page }) => {
  test.slow();
  const mailbox = new Mailbox(page.request, await subscribeWithAddress(page, 'lost'));
  const manage = new ManagePage(page);
  await manage.open();
  await manage.cancel.click();
  await loseAnswer(page, 'subscription/renewal');
  await manage.confirmCancel.click();
  await expect(page.getByText('Your subscription is canceled.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Your subscription is canceled.');
  await loseAnswer(page, 'subscription/renewal');
  await manage.resume.click();
  await expect(page.getByText('Your subscription continues.', { exact: true })).toBeVisible();
  await expect(manage.confirmCancel).toHaveCount(0);
  const told = (await mailbox.subjects()).filter(
    (subject) => subject === 'Your Mallard Pro subscription is canceled',
  );
  expect(told, 'one mail for one cancellation').toHaveLength(1);

  const main = page.getByRole('main');
  await loseAnswer(page, 'auth/v2/logout/everywhere');
  await manage.signOutEverywhere.click();
  await expect(main.getByRole('alert')).toContainText('You are still signed in here: try again.');
  await manage.signOutEverywhere.click();
  await expect(page.getByRole('heading', { name: 'You are signed out everywhere' })).toBeVisible();
});

test('a change of address whose answers get lost is made, and said to be', { tag: '@once' }, async ({
  page,
}) => {
  test.slow();
  await subscribeWithAddress(page, 'before');
  const mailbox = new Mailbox(page.request, Mailbox.newAddress('after'));
  const form = new PasscodeForm(page);
  const main = page.getByRole('main');
  await page.goto('/pro/edit-email');
  await form.address.fill(mailbox.address);
  await loseAnswer(page, 'auth/v2/account/edit?*');
  await form.send.click();
  await expect(form.problem).toContainText(unreachable);
  await expect(form.address).toHaveValue(mailbox.address);
  await form.send.click();
  await expect(form.passcode).toBeFocused();
  await form.passcode.fill(await mailbox.passcode());
  expect(await mailbox.count(), 'one mail for one request').toBe(1);
  await loseAnswer(page, 'auth/v2/account/edit/confirm?*');
  await main.getByRole('button', { name: 'Change address' }).click();
  await expect(form.problem).toContainText(unreachable);
  await main.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`You now sign in with ${mailbox.address}.`)).toBeVisible();
});

test('a sign-in whose answer gets lost goes on with the same code', { tag: '@once' }, async ({ page }) => {
  test.slow();
  const mailbox = new Mailbox(page.request, await subscribeWithAddress(page, 'again'));
  await mailbox.endWait();
  const seen = await mailbox.count();
  const own = new OwnSubscription(page);
  await own.open();
  await own.signOut.click();
  await expect(page).toHaveURL(/\/pro\/login$/);
  const form = new PasscodeForm(page);
  await form.askFor(mailbox.address);
  await form.passcode.fill(await mailbox.passcode(seen));
  await loseAnswer(page, 'auth/v2/login');
  await form.confirm.click();
  await expect(form.problem).toContainText(unreachable);
  await form.confirm.click();
  await expect(new OwnSubscription(page).welcome).toBeFocused();
  expect(await mailbox.count(), 'no other code was needed').toBe(seen + 1);
});

test('a deletion of the account whose answer gets lost is told when it is asked for again', {
  tag: '@once',
}, async ({ page }) => {
  test.slow();
  const mailbox = new Mailbox(page.request, await subscribeWithAddress(page, 'leaving'));
  await mailbox.endWait();
  const seen = await mailbox.count();
  const manage = new ManagePage(page);
  await manage.open();
  await manage.deleteAccount.click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const form = new PasscodeForm(page);
  await form.passcode.fill(await mailbox.passcode(seen));
  await loseAnswer(page, 'auth/v2/account/delete');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(form.problem).toContainText(unreachable);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
});

test('a page that cannot be fetched on the way to it says so, and leads there when the connection is back', {
  tag: '@once',
}, async ({ page, context }) => {
  await subscribe(page);
  const manage = new ManagePage(page);
  await manage.open();
  await expect(manage.cancel).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Add an e-mail address' }).click();
  await expect(page.getByRole('heading', { name: 'This page isn’t working' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Part of the page didn’t load.');
  await context.setOffline(false);
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add an e-mail address' })).toBeVisible();
  await expect(new PasscodeForm(page).address).toBeVisible();
});
