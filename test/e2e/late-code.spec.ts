import type { Page } from '@playwright/test';
import { PasscodeForm } from './pages/passcode-form.ts';
import { Mailbox } from './support/mailbox.ts';
import { subscribe } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const notSignedIn = { name: 'You are not signed in here' };

/** Holds back every script file of the page until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  return letCome;
}

test('an address typed before the page’s code has come is kept, and cannot be sent too early', {
  tag: '@once',
}, async ({ page }) => {
  const letCome = await holdScripts(page);
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

for (const address of [
  '/pro/welcome',
  '/pro/add-email',
  '/pro/edit-email',
  '/pro/remove-email',
  '/subscriptions/manage',
  '/subscriptions/welcome/stripe',
  '/subscriptions/add-email/success',
  '/subscriptions/activate/success',
  '/subscriptions/activation-flow/another-device/add-email',
]) {
  test(`${address} says that nobody is signed in before its code has come, and a press that began then leads on`, {
    tag: '@once',
  }, async ({ page }) => {
    const letCome = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', notSignedIn)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).hover();
    await page.mouse.down();
    letCome();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', notSignedIn)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/pro\/login$/);
  });
}

test('whoever has scrolled before the page’s code has come stays there, and comes back to it', {
  tag: '@once',
}, async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto('/subscriptions/manage', { waitUntil: 'commit' });
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
  await signIn.waitFor();
  const place = await signIn.evaluate((link) => {
    scrollTo({ top: 200, behavior: 'instant' });
    return { top: link.getBoundingClientRect().top, scrolled: scrollY };
  });
  expect(place.scrolled).toBe(200);
  letCome();
  await page.waitForLoadState('networkidle');
  expect(await signIn.evaluate((link) => link.getBoundingClientRect().top)).toBeCloseTo(place.top, 0);

  await signIn.click();
  await expect(page).toHaveURL(/\/pro\/login$/);
  await expect.poll(() => page.evaluate(() => scrollY), 'a new page starts at its top').toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

test('whoever is signed in sees the form at once, and what is typed before the code has come is kept', {
  tag: '@once',
}, async ({ page }) => {
  await subscribe(page);
  const letCome = await holdScripts(page);
  await page.goto('/pro/add-email', { waitUntil: 'commit' });
  const form = new PasscodeForm(page);
  const address = Mailbox.newAddress('early');
  await form.address.fill(address);
  await expect(page.getByRole('heading', notSignedIn)).toBeHidden();
  letCome();
  await expect(form.send).toBeEnabled();
  await expect(form.address).toHaveValue(address);
});
