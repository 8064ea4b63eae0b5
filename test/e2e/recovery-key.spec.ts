import { readFile } from 'node:fs/promises';
import { OwnSubscription } from './pages/own-subscription.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { buyMonthly } from './support/purchase.ts';
import { expect, test } from './support/test.ts';

/** A page of the area that has nothing to do with the way back. */
const anyPage = '/subscriptions/activate/success';

test('a purchase without an address shows its key once, and every way to save it', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await buyMonthly(page);
  const key = await new OwnSubscription(page).recoveryKey();
  expect(key).toMatch(/^[\dA-Z]{4}(-[\dA-Z]{4}){4}$/);
  await expectNoViolations(page, 'recovery key');

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a text file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('mallard-recovery-key.txt');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(key);
  expect(text).toContain('/pro/login');

  const main = page.getByRole('main');
  await main.getByText('Save it in a password manager').click();
  const field = main.getByLabel('Recovery key, as the password');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await expect(field).toHaveValue(key);
  const offered = main.locator('form:has([autocomplete=new-password]) input');
  const kinds = await offered.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map(({ name, type, autocomplete }) => [name, type, autocomplete]),
  );
  expect(kinds, 'a form of its own, the name before the password').toEqual([
    ['username', 'text', 'username'],
    ['password', 'password', 'new-password'],
  ]);
  await page.evaluate(() => {
    Object.assign(navigator.credentials, {
      store: async ({ id, type }: Credential) =>
        Object.assign(document.body.dataset, { stored: `${type} ${id}` }),
    });
  });
  await main.getByRole('button', { name: 'Ask my password manager to save it' }).click();
  await expect(main.getByText('Your browser has what it needs.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Your browser has what it needs.');
  await expect(page.locator('body')).toHaveAttribute('data-stored', 'password Mallard Pro');

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await main.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Recovery key for your subscription')).toBeVisible();
  await expect(new OwnSubscription(page).welcome).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await main.getByRole('button', { name: 'Continue without' }).click();
  await expect(page.locator(':focus')).toContainText('No e-mail address added.');
  await main.getByRole('button', { name: 'Add an e-mail address' }).click();
  await expect(main.getByRole('button', { name: 'Continue without' })).toBeFocused();

  await main.getByRole('button', { name: 'I’ve saved my key' }).click();
  await expect(page.getByText('You have saved your recovery key.')).toBeVisible();
  await expect(page.getByText('Your subscription is in this browser only.')).toHaveCount(0);
  await expect(page.getByText(key)).toHaveCount(0);
  expect(JSON.stringify(await context.storageState())).not.toContain(key);
});

test('the key that a purchase comes with moves nothing when it comes', async ({ page }) => {
  const made = Promise.withResolvers<void>();
  await page.route('**/api/auth/v2/account/recovery-key', async (route) => {
    await made.promise;
    await route.continue();
  });
  await buyMonthly(page);
  const address = page.getByRole('heading', { name: 'Add an e-mail address' });
  await expect(page.getByRole('button', { name: 'Copy' })).toBeDisabled();
  const before = await address.boundingBox();
  made.resolve();
  await new OwnSubscription(page).recoveryKey();
  expect(await address.boundingBox()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Copy' })).toBeEnabled();
});

test('a new key makes the one in another tab void, and that tab says so', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await buyMonthly(page);
  const first = await new OwnSubscription(page).recoveryKey();
  const other = await context.newPage();
  await new OwnSubscription(other).open();
  await other.getByRole('button', { name: 'Make a new key' }).click();
  expect(await new OwnSubscription(other).recoveryKey()).not.toBe(first);
  await expect(page.getByText('The key that was shown here no longer works.')).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
});

test('before the trial ends each page of the area asks for a way back, until there is one', {
  tag: '@once',
}, async ({ page }) => {
  await buyMonthly(page);
  await new OwnSubscription(page).recoveryKey();
  const banner = page.getByText('You can only reach your subscription from this browser.');
  await page.goto(anyPage);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.clock.setFixedTime(Date.now() + 5 * 86_400_000);
  await page.goto(anyPage);
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Keep a way back in' }).click();
  await page.getByRole('button', { name: 'I’ve saved my key' }).click();
  await expect(page.getByText('You have saved your recovery key.')).toBeVisible();
  await page.goto(anyPage);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(banner).toBeHidden();
});
