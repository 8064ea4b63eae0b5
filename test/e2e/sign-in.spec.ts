import type { Page } from '@playwright/test';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { Mailbox } from './support/mailbox.ts';
import { buyMonthly } from './support/purchase.ts';
import { subscribe, subscribeWithAddress, subscribeWithKey } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const signedOut = 'You are signed out in this browser';

async function openLogin(page: Page): Promise<PasscodeForm> {
  await page.goto('/pro/login');
  return new PasscodeForm(page);
}

test('the code step outlives a reload, "back" leads to the address, and "forward" to the code again', async ({
  page,
}) => {
  const mailbox = new Mailbox(page.request, Mailbox.newAddress('step'));
  const form = await openLogin(page);
  await form.askFor(mailbox.address);
  await expect(form.passcode).toBeFocused();
  await page.reload();
  await expect(form.passcode).toBeVisible();
  await expect(page.getByRole('main')).toContainText(mailbox.address);

  await page.goBack();
  await expect(form.address).toBeFocused();
  await expect(form.address).toHaveValue(mailbox.address);
  await page.goForward();
  await expect(form.passcode).toBeVisible();
  await page.getByRole('button', { name: 'Use a different address' }).click();
  await expect(form.address).toHaveValue(mailbox.address);
  await form.send.click();
  await expect(form.passcode, 'asking again within a minute goes on with the code').toBeVisible();
  await expect(form.problem).toHaveCount(0);
  expect(await mailbox.count()).toBe(1);
});

test('after five wrong codes none is taken, the time runs down, and the way to another address is there', {
  tag: '@desktop',
}, async ({ page }) => {
  const mailbox = new Mailbox(page.request, Mailbox.newAddress('closed'));
  await page.clock.install();
  const form = await openLogin(page);
  await form.askFor(mailbox.address);
  for (let time = 0; time < 5; time += 1) {
    await form.enter('000000');
    await expect(form.passcode).toHaveAttribute('aria-invalid', 'true');
    await form.passcode.fill('');
  }
  await form.enter('000000');
  await expect(form.problem).toContainText('Too many wrong codes');
  await expect(form.confirm).toHaveCount(0);
  await expect(form.passcode, 'no field takes what nobody reads').toHaveCount(0);
  await expect(page.locator(':focus')).toContainText('Too many wrong codes');
  await page.reload();
  await expect(form.problem, 'a reload takes no more codes').toContainText('Too many wrong codes');
  await expect(form.confirm).toHaveCount(0);
  await page.clock.runFor(60_000);
  // The page's clock goes on by itself too, and on a busy machine further than the minute.
  await expect(form.problem).toContainText(/You can try again in 15 minutes1[0-4] minutes\./);
  await expect(page.getByRole('button', { name: 'Use a different address' })).toBeVisible();
  await page.clock.runFor(850_000);
  await expect(form.problem).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
});

test('signing in leads on: address, title and focus follow, and so they do on signing out', {
  tag: '@desktop',
}, async ({ page, browser, watch }) => {
  test.slow();
  const address = await subscribeWithAddress(page, 'follow');
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  watch.add(elsewhere);
  const other = await elsewhere.newPage();
  const mailbox = new Mailbox(other.request, address);
  await mailbox.endWait();
  const seen = await mailbox.count();
  const form = await openLogin(other);
  await form.askFor(address);
  await form.enter(await mailbox.passcode(seen));
  await expect(other).not.toHaveURL(/login/);
  await expect(other).not.toHaveTitle(/^Sign in/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(new OwnSubscription(other).welcome).toBeFocused();
  await expect(other.getByText(address).first()).toBeAttached();

  await new OwnSubscription(other).signOut.click();
  await expect(other).toHaveURL(/\/pro\/login$/);
  await expect(other).toHaveTitle(/^Sign in/);
  await expect(other.getByText(signedOut)).toBeVisible();
  await expect(other.locator('[data-news]')).toBeFocused();
  await elsewhere.close();
});

test('a recovery key signs in elsewhere without a code', async ({ page, browser, watch }) => {
  const key = await subscribeWithKey(page);
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  watch.add(elsewhere);
  const other = await elsewhere.newPage();
  const form = await openLogin(other);
  await form.address.fill(key.toLowerCase().replaceAll('-', ' '));
  await expect(form.send).toHaveCount(0);
  await form.confirm.click();
  await expect(new OwnSubscription(other).welcome).toBeVisible();
  await elsewhere.close();
});

test('whoever is asked to sign in comes back to the page that asked, here with a saved key', {
  tag: '@once',
}, async ({ page, browser, watch }) => {
  const key = await subscribeWithKey(page);
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  watch.add(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto('/de/subscriptions/manage');
  await other.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(other).toHaveURL(/\/de\/pro\/login$/);
  await other.getByRole('button', { name: 'Gespeicherten Schlüssel einfügen' }).click();
  const saved = other.locator('form:has([autocomplete=current-password])');
  const kinds = await saved
    .locator('input')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ name, type, autocomplete }) => [name, type, autocomplete]),
    );
  expect(
    kinds,
    'a name and a password in one form, as they were saved; leaving the page tells that they were right',
  ).toEqual([
    ['username', 'text', 'username'],
    ['password', 'password', 'current-password'],
  ]);
  const field = saved.locator('input[autocomplete="current-password"]');
  // What a password manager does: it sets the value and tells of it, without a key.
  await field.evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, key);
  await new PasscodeForm(other).confirm.click();
  await expect(other).toHaveURL(/\/de\/subscriptions\/manage$/);
  await expect.poll(() => other.evaluate(() => scrollY), 'it starts at its top').toBe(0);
  await expect(other.getByRole('button', { name: 'Abo kündigen' })).toBeVisible();
  await elsewhere.close();
});

test('signing out of a subscription that only this browser reaches asks first', { tag: '@desktop' }, async ({
  page,
}) => {
  await subscribe(page);
  const own = new OwnSubscription(page);
  await own.open();
  const dialog = page.getByRole('dialog', { name: 'You might not be able to sign in again' });
  await own.signOut.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(own.signOut).toBeFocused();
  await own.signOut.click();
  await dialog.getByRole('link', { name: 'Make a recovery key' }).click();
  await expect(page.locator('#way-back'), 'the focus goes where the link leads').toBeFocused();
  await own.signOut.click();
  await dialog.getByRole('link', { name: 'Add an e-mail address' }).click();
  await expect(page).toHaveURL(/\/pro\/add-email$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Welcome to/);
  await page.goForward();
  await own.signOut.click();
  await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByText(signedOut)).toBeVisible();
});

test('signing out asks first without a connection as well, and the recovery key on the screen stays', {
  tag: '@once',
}, async ({ page, context }) => {
  await buyMonthly(page);
  const own = new OwnSubscription(page);
  const key = await own.recoveryKey();
  // What answers a press is there ahead of it; nothing on the page says when.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/sign-out-dialog-')),
  );
  await context.setOffline(true);
  await own.signOut.click();
  const dialog = page.getByRole('dialog', { name: 'You might not be able to sign in again' });
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await own.recoveryKey()).toBe(key);
  await context.setOffline(false);
});

test('whoever has left the card page is told of no subscription and no account', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  const plans = new PlanPage(page);
  await plans.open();
  await plans.buy('monthly');
  await page.waitForURL(/\/dev\/pay\//);
  expect(missing, 'the new account is asked for no subscription').toEqual([]);
  const form = await openLogin(page);
  await expect(form.send).toBeEnabled();
  await expect(page.getByRole('main').getByRole('link', { name: 'I have a subscription' })).toBeVisible();
  await expect(new OwnSubscription(page).signOut).toHaveCount(0);
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  await page.goto('/pro/login');
  await expect(page.getByRole('link', { name: 'My subscription' }).filter({ visible: true })).toHaveCount(0);
});
