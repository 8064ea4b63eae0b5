import { CardPage } from './pages/card-page.ts';
import { HomePage } from './pages/home-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { Mailbox } from './support/mailbox.ts';
import { expireAccessToken } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a visitor buys a subscription and signs in again elsewhere', async ({
  page,
  browser,
  context,
  watch,
  colorScheme,
}) => {
  test.slow();
  const mailbox = new Mailbox(page.request, Mailbox.newAddress('ada'));
  const own = new OwnSubscription(page);
  let facts: string[] = [];

  await test.step('home follows the system until a theme is chosen, and speaks German', async () => {
    const home = new HomePage(page);
    await home.open();
    expect(await home.chosenTheme()).toBeNull();
    await home.themeSwitch.click();
    await expect.poll(() => home.chosenTheme()).toBe(colorScheme === 'dark' ? 'light' : 'dark');
    await page.reload();
    expect(await home.chosenTheme()).toBe(colorScheme === 'dark' ? 'light' : 'dark');
    await home.themeSwitch.click();
    await expect.poll(() => home.chosenTheme()).toBe(colorScheme);
    await home.language('Deutsch');
    await expect(page).toHaveURL(/\/de$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await home.language('English');
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the plans show prices, features and the trial, and keep the origin', async () => {
    const plans = new PlanPage(page);
    await plans.open('?origin=home_google_spring_hero');
    await expect(plans.yearly).toBeChecked();
    await expect(page.getByText('$99.99 a year', { exact: true })).toBeVisible();
    await expect(page.getByText('$9.99 a month', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Personal information removal' })).toBeVisible();
    await expect(page.getByText('7-day free trial', { exact: true })).toBeVisible();
    await expect(page.getByText('Renews at $99.99 a year, tax included, until you cancel.')).toBeVisible();
    const sent = page.waitForRequest('**/api/checkout/session');
    await plans.buy('monthly');
    expect((await sent).postDataJSON()).toMatchObject({
      productId: 'privacy-pro-monthly-us',
      origin: 'home_google_spring_hero',
      returnUrl: new URL('/pro/welcome', page.url()).href,
    });
  });

  await test.step('a declined card says so, and a card that asks is asked', async () => {
    const card = new CardPage(page);
    await card.pay('declined');
    await expect(card.problem).toContainText('Nothing was charged');
    await card.pay('authenticates');
    await card.approve();
  });

  await test.step('the welcome page shows the trial', async () => {
    await expect(page).toHaveURL(/\/pro\/welcome/);
    await expect(own.welcome).toBeVisible();
    await expect(page.getByText(/Free trial until/)).toBeVisible();
  });

  await test.step('the visitor adds an e-mail', async () => {
    const form = new PasscodeForm(page);
    await form.askFor(mailbox.address);
    const passcode = await mailbox.passcode();
    await form.enter(`${passcode.slice(0, 3)} ${passcode.slice(3)}`);
    await expect(page.getByRole('status').filter({ hasText: 'is confirmed.' })).toContainText(
      mailbox.address,
    );
    facts = await own.facts();
    expect(facts).toContain(mailbox.address);
  });

  await test.step('another browser signs in and sees the same subscription', async () => {
    await mailbox.endWait();
    const seen = await mailbox.count();
    const elsewhere = await browser.newContext({ colorScheme, viewport: page.viewportSize() });
    watch.add(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto('/pro/login');
    const form = new PasscodeForm(other);
    await form.askFor(mailbox.address.toUpperCase());
    await form.enter('000000');
    await expect(form.passcode).toHaveAttribute('aria-invalid', 'true');
    await form.enter(await mailbox.passcode(seen));
    expect(await new OwnSubscription(other).facts()).toEqual(facts);
    await elsewhere.close();
  });

  await test.step('an expired access token is renewed without a word', async () => {
    await expireAccessToken(page);
    const renewed = page.waitForResponse((answer) => answer.url().includes('/api/auth/v2/token'));
    await own.open();
    expect((await renewed).status()).toBe(200);
    expect(await own.facts()).toEqual(facts);
  });

  await test.step('signing out ends it here and on the server', async () => {
    const told = page.waitForResponse('**/api/auth/v2/logout');
    await own.signOut.click();
    expect((await told).status()).toBe(200);
    await expect(page).toHaveURL(/\/pro\/login$/);
    await expect(page).toHaveTitle(/^Sign in/);
    await expect(page.getByText('You are signed out in this browser')).toBeVisible();
    await own.open();
    await expect(own.signedOut).toBeVisible();
    expect(
      (await context.storageState()).origins.flatMap((origin) => origin.localStorage),
    ).not.toContainEqual(expect.objectContaining({ value: expect.stringContaining('accessToken') }));
  });
});
