import { CardPage } from './pages/card-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { Mailbox } from './support/mailbox.ts';
import { spoilAccessToken } from './support/session.ts';
import { subscribe, subscribeWithAddress } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

test('a double click on the button opens one checkout for one account', { tag: '@once' }, async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  const plans = new PlanPage(page);
  await plans.open();
  await plans.start.dblclick();
  await expect(page).toHaveURL(/\/dev\/pay\//);
  expect(calls.filter((path) => path === '/api/checkout/session').length).toBeLessThanOrEqual(2);
  expect(calls.filter((path) => path === '/api/auth/v2/account/create')).toHaveLength(1);
});

test('a checkout that takes long says so, and goes on by itself', { tag: '@once' }, async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/checkout/session', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const plans = new PlanPage(page);
  await plans.open();
  await plans.wake();
  await plans.start.click();
  const next = page.getByText('Next, you enter your card details');
  await expect(next).toBeVisible();
  await expect(plans.late).toBeHidden();
  const before = await plans.start.boundingBox();
  await expect(page.getByRole('status').filter({ has: plans.late })).toBeVisible();
  await expect(plans.late).toBeVisible();
  await expect(next).toBeHidden();
  await expect(plans.start).toHaveAttribute('aria-disabled', 'true');
  expect(await plans.start.boundingBox(), 'nothing moves').toEqual(before);
  answer.resolve();
  await expect(page).toHaveURL(/\/dev\/pay\//);
});

test('coming back from the card page without paying leaves everything as it was', { tag: '@once' }, async ({
  page,
}) => {
  const plans = new PlanPage(page);
  await plans.open();
  await plans.buy('yearly');
  const checkout = page.url();
  await new CardPage(page).cancel();
  await expect(page).toHaveURL(/\/pro\?payment=cancelled$/);
  await expect(page.getByText('You left the payment page. Nothing was charged.')).toBeVisible();
  await expect(plans.start).toBeEnabled();
  await plans.buy('yearly');
  expect(page.url(), 'the same checkout, not a second one').toBe(checkout);
  await page.goBack();
  await expect(plans.start).toBeEnabled();
  await expect(plans.start).not.toHaveAttribute('aria-disabled', 'true');
});

test('the server away: plan page and welcome page stay usable and lose nothing', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const plans = new PlanPage(page);
  await plans.open();
  await plans.monthly.check();
  await plans.wake();
  await context.setOffline(true);
  await plans.start.click();
  await expect(plans.problem).toContainText('We can’t reach our server.');
  await expect(plans.problem).toContainText('Nothing was charged');
  await expect(plans.monthly).toBeChecked();
  await context.setOffline(false);
  await plans.start.click();
  await expect(page).toHaveURL(/\/dev\/pay\//);
  await new CardPage(page).pay('good');
  // The key has come, so that the address alone meets the missing server.
  await new OwnSubscription(page).recoveryKey();

  const form = new PasscodeForm(page);
  const mailbox = new Mailbox(page.request, Mailbox.newAddress('away'));
  await form.address.fill(mailbox.address);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.problem).toContainText('Nothing is lost.');
  await expect(form.address).toHaveValue(mailbox.address);
  await expect(new OwnSubscription(page).welcome).toBeVisible();
  await context.setOffline(false);
  await form.send.click();
  await form.enter(await mailbox.passcode());
  await expect(page.getByText(`${mailbox.address} is confirmed.`)).toBeVisible();
});

test('offers that cannot be fetched: the spec’s message, nothing bought, and the next press works', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/api/products*', (route) => route.fulfill({ status: 200, json: { unexpected: true } }));
  const plans = new PlanPage(page);
  await plans.open();
  await plans.start.click();
  await expect(plans.problem).toContainText('There has been a communication error. Please try again.');
  await page.unroute('**/api/products*');
  await plans.start.click();
  await expect(page).toHaveURL(/\/dev\/pay\//);
});

for (const call of [
  '/api/auth/v2/authorize',
  '/api/auth/v2/account/create',
  '/api/auth/v2/token',
  '/api/checkout/session',
]) {
  test(`${call} is answered too late: nothing is lost, and the next press goes on with the same order`, {
    tag: '@once',
  }, async ({ page }) => {
    const plans = new PlanPage(page);
    await plans.open();
    await plans.monthly.check();
    // The server says so after 2.5 s, and finishes behind its answer what it has begun.
    const late = { status: 503, headers: { 'retry-after': '5' }, json: { error: 'unavailable' } };
    await page.route(
      `**${call}*`,
      async (route) => {
        await route.fetch();
        await route.fulfill(late);
      },
      { times: 1 },
    );
    await plans.start.click();
    await expect(plans.problem).toContainText('There has been a communication error. Please try again.');
    await expect(plans.problem).toContainText('Nothing was charged, and your choice is still set.');
    await expect(plans.monthly).toBeChecked();
    await plans.start.click();
    await new CardPage(page).pay('good');
    const own = new OwnSubscription(page);
    expect(await own.facts()).toContain('Monthly, $9.99');
  });
}

test('the welcome page waits for the provider’s word and shows it when it comes', { tag: '@once' }, async ({
  page,
}) => {
  let held = true;
  await page.route('**/api/subscription', (route) =>
    held ? route.fulfill({ status: 404, json: { error: 'no_subscription' } }) : route.continue(),
  );
  const plans = new PlanPage(page);
  await plans.open();
  await plans.buy('monthly');
  await new CardPage(page).pay('good');
  const own = new OwnSubscription(page);
  await expect(own.waiting).toBeVisible();
  await expect(page.getByText('We’ll confirm your payment in a few seconds')).toBeVisible();
  await expect(page.getByText('We haven’t heard about a payment yet')).toBeVisible();
  held = false;
  await expect(own.welcome).toBeVisible();
});

test('the welcome page says when our server is away, and goes on by itself', { tag: '@once' }, async ({
  page,
}) => {
  await page.route('**/api/subscription', (route) => route.fulfill({ status: 500, json: {} }));
  const plans = new PlanPage(page);
  await plans.open();
  await plans.buy('monthly');
  await new CardPage(page).pay('good');
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('There has been a communication error. Please try again.');
  await expect(page.getByText('heard about a payment')).toBeHidden();
  await page.unroute('**/api/subscription');
  await page.route('**/api/subscription', (route) => route.abort());
  await expect(problem).toContainText('We can’t reach our server.');
  await page.unroute('**/api/subscription');
  await expect(new OwnSubscription(page).welcome).toBeVisible();
});

test('an ended subscription is shown on the welcome page at once, and asked for once', {
  tag: '@once',
}, async ({ page }) => {
  await subscribe(page);
  const own = new OwnSubscription(page);
  let asked = 0;
  await page.route('**/api/subscription', async (route) => {
    asked += 1;
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), status: 'Expired' } });
  });
  await page.clock.install();
  await own.open();
  await expect(own.ended).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(own.ended).toBeVisible();
  expect(asked).toBe(1);
});

test('a sign-in cookie that ran out does not matter: the code is still good', { tag: '@once' }, async ({
  page,
  context,
  browser,
  watch,
}) => {
  const address = await subscribeWithAddress(page, 'slow');
  const elsewhere = await browser.newContext();
  watch.add(elsewhere);
  const other = await elsewhere.newPage();
  const mailbox = new Mailbox(other.request, address);
  await mailbox.endWait();
  const seen = await mailbox.count();
  await other.goto('/pro/login');
  const form = new PasscodeForm(other);
  await form.askFor(address);
  const passcode = await mailbox.passcode(seen);
  await elsewhere.clearCookies();
  await form.enter(passcode);
  await expect(new OwnSubscription(other).welcome).toBeVisible();
  await elsewhere.close();
  await expect(context.pages()).toHaveLength(1);
});

test('an access token the server refuses is renewed, and nobody is signed out', { tag: '@once' }, async ({
  page,
}) => {
  await subscribe(page);
  await spoilAccessToken(page);
  const own = new OwnSubscription(page);
  await own.open();
  await expect(own.welcome).toBeVisible();
  await expect(own.signOut).toBeVisible();
});

test('a mistyped address is not sent anywhere and stays in the field', { tag: '@once' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/pro/login');
  const form = new PasscodeForm(page);
  await form.address.fill('ada@example');
  await form.send.click();
  await expect(form.addressError).toContainText('can’t send e-mail to this address');
  await expect(form.address).toHaveValue('ada@example');
  expect(calls.filter((url) => url.includes('/otp'))).toEqual([]);
});

test('an origin that is no origin is left out', { tag: '@once' }, async ({ page }) => {
  const plans = new PlanPage(page);
  await plans.open(`?origin=${encodeURIComponent('<script>')}`);
  const sent = page.waitForRequest('**/api/checkout/session');
  await plans.buy('yearly');
  expect((await sent).postDataJSON().origin).toBe('home__trial_annual');
});
