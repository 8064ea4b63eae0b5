import { PasscodeForm } from './pages/passcode-form.ts';
import { Mailbox } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

test('an address typed before the page’s code has come is kept, and cannot be sent too early', {
  tag: '@once',
}, async ({ page }) => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/pro/login', { waitUntil: 'commit' });
  const form = new PasscodeForm(page);
  const address = Mailbox.newAddress('early');
  await form.address.fill(address);
  await expect(form.send).toBeDisabled();
  await form.address.press('Enter');
  expect(page.url(), 'the address is not in the query').not.toContain('early');

  letCome();
  await expect(form.send).toBeEnabled();
  await expect(form.address).toHaveValue(address);
  await form.send.click();
  await form.passcode.waitFor();
  await expect(page.getByRole('main')).toContainText(address);
});
