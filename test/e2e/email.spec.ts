import { ManagePage } from './pages/manage-page.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { Beacons } from './support/beacons.ts';
import { Mailbox } from './support/mailbox.ts';
import { subscribe, subscribeWithAddress } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

test('an address is added, changed and removed', { tag: '@desktop' }, async ({ page, context }) => {
  test.slow();
  const beacons = new Beacons(context);
  const manage = new ManagePage(page);
  const form = new PasscodeForm(page);
  const main = page.getByRole('main');
  const first = new Mailbox(page.request, Mailbox.newAddress('first'));
  const second = new Mailbox(page.request, Mailbox.newAddress('second'));
  await subscribe(page);

  await test.step('add', async () => {
    await manage.open();
    await main.getByRole('link', { name: 'Add an e-mail address' }).click();
    await form.askFor(first.address);
    await form.enter(await first.passcode());
    await expect(page).toHaveURL(/\/subscriptions\/add-email\/success$/);
    await expect(page.getByText(`You sign in with ${first.address}.`)).toBeVisible();
    await expect(page.locator(':focus'), 'the focus is where the news is').toContainText(first.address);
    await main.getByRole('link', { name: 'Manage subscription' }).click();
    await expect(manage.address).toContainText(first.address);
    await expect.poll(() => first.count(), 'the code, and what was bought, in writing').toBe(2);
  });

  await test.step('who comes back later is told which address there is, and nothing of a confirmation', async () => {
    for (const path of ['/pro/add-email', '/subscriptions/add-email']) {
      await page.goto(path);
      await expect(main.getByText(`You sign in with ${first.address}.`)).toBeVisible();
      await expect(main.getByText('is confirmed')).toHaveCount(0);
    }
    await manage.open();
  });

  await test.step('change', async () => {
    await main.getByRole('link', { name: 'Change address' }).click();
    await expect(main.getByText(`Until then you sign in with ${first.address}.`)).toBeVisible();
    await form.askFor(second.address);
    await form.passcode.fill(await second.passcode());
    await main.getByRole('button', { name: 'Change address' }).click();
    await expect(page.getByText(`You now sign in with ${second.address}.`)).toBeVisible();
    await expect.poll(() => beacons.of('subscription_edit_email_success')).toHaveLength(1);
    await expect.poll(() => first.count()).toBe(3);
  });

  await test.step('the code for deleting the account goes to the former address, and the page says why', async () => {
    await first.endWait();
    await manage.open();
    await manage.deleteAccount.click();
    await main.getByRole('button', { name: 'Delete my account' }).click();
    const why = main.getByText(/^This code has gone to your former address\. For 7 days/);
    await expect(why).toBeVisible();
    await expect.poll(() => first.count()).toBe(4);
    await page.reload();
    await expect(why).toBeVisible();
    await main.getByRole('button', { name: 'Keep everything as it is' }).click();
    await expect(why).toHaveCount(0);
  });

  await test.step('remove', async () => {
    await second.endWait();
    const seen = await second.count();
    await page.goto('/pro/remove-email');
    await expect(main.getByText('You get no receipts')).toBeVisible();
    await main.getByRole('button', { name: 'Remove address' }).click();
    await form.passcode.fill(await second.passcode(seen));
    await main.getByRole('button', { name: 'Confirm removal' }).click();
    await expect(page.getByText(`${second.address} has been removed from your account.`)).toBeVisible();
    await expect(
      main.getByText('You can’t sign in anywhere else until you have saved a recovery key.'),
    ).toBeVisible();
    await main.getByRole('button', { name: 'Make my recovery key' }).click();
    await main.getByRole('button', { name: 'I’ve saved my key' }).click();
    await expect(main.getByText('You have saved your recovery key.')).toBeVisible();
    await expect.poll(() => beacons.of('subscription_remove_email_success')).toHaveLength(1);
    await manage.open();
    await expect(main.getByRole('link', { name: 'Add an e-mail address' })).toBeVisible();
  });
});

test('an address that is taken is not, and the present one stays', once, async ({ page, browser, watch }) => {
  test.slow();
  const elsewhere = await browser.newContext();
  watch.add(elsewhere);
  const other = await elsewhere.newPage();
  const taken = await subscribeWithAddress(other, 'taken');
  await elsewhere.close();

  const own = await subscribeWithAddress(page, 'own');
  await page.goto('/pro/edit-email');
  const form = new PasscodeForm(page);
  await form.address.fill(taken);
  await form.send.click();
  await expect(page.getByText('already belongs to another subscription')).toBeVisible();
  await expect(form.address).toHaveValue(taken);
  await expect(page.getByText(`Until then you sign in with ${own}.`)).toBeVisible();
});

test(
  'removing with a wrong code removes nothing, and going back leads to the account',
  once,
  async ({ page }) => {
    test.slow();
    const mailbox = new Mailbox(page.request, await subscribeWithAddress(page, 'staying'));
    await mailbox.endWait();
    const seen = await mailbox.count();
    await page.goto('/subscriptions/remove-email');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Remove address' }).click();
    const form = new PasscodeForm(page);
    const passcode = await mailbox.passcode(seen);
    await form.passcode.fill(passcode === '000000' ? '111111' : '000000');
    await main.getByRole('button', { name: 'Confirm removal' }).click();
    await expect(form.passcode).toHaveAttribute('aria-invalid', 'true');
    await main.getByRole('button', { name: 'Keep everything as it is' }).click();
    await expect(page).toHaveURL(/\/subscriptions\/manage$/);
    await expect(new ManagePage(page).address).toContainText(mailbox.address);
    await page.setViewportSize({ width: 320, height: 700 });
    const above = await main.getByRole('link', { name: 'Change address' }).boundingBox();
    const words = await main.getByRole('link', { name: 'Remove address' }).evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().left;
    });
    expect(
      Math.abs(words - (above?.x ?? 0)),
      'words of a button under another are in line with it',
    ).toBeLessThan(1);
  },
);

for (const [path, title] of [
  ['/pro/edit-email', 'Change your e-mail address'],
  ['/pro/remove-email', 'Remove your e-mail address'],
  ['/subscriptions/edit-email', 'Change your e-mail address'],
  ['/subscriptions/remove-email', 'Remove your e-mail address'],
  ['/subscriptions/add-email', 'Add an e-mail address'],
  ['/subscriptions/add-email/success', 'Your e-mail address'],
  ['/subscriptions/manage', 'Manage your subscription'],
] as const) {
  test(`${path} asks who is not signed in to sign in`, once, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are not signed in here' })).toBeVisible();
  });
}
