import type { Page } from '@playwright/test';
import { CardPage } from './pages/card-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PlanPage } from './pages/plan-page.ts';
import { countCalls } from './support/calls.ts';
import { buyMonthly } from './support/purchase.ts';
import { expect, test } from './support/test.ts';

/** Comes back from the card page without paying, until the browser has taken note. */
async function leaveCardPage(page: Page): Promise<void> {
  await new CardPage(page).cancel();
  await expect(page).toHaveURL(/\/pro\?payment=cancelled$/);
  await untilLeft(page);
}

async function untilLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => /"left"/.test(localStorage.getItem('checkout_attempt') ?? ''));
}

test('whoever has left the card page does not wait for a payment, and goes on to the same page', {
  tag: '@once',
}, async ({ page }) => {
  const calls = countCalls(page.context());
  const plans = new PlanPage(page);
  const own = new OwnSubscription(page);
  await plans.open();
  await plans.buy('monthly');
  const card = page.url();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await leaveCardPage(page);
  await own.open();
  await expect(own.none).toBeVisible();
  expect(errors).toEqual([]);
  await expect(page.getByText('If not, nothing was charged.')).toBeVisible();
  await expect(own.waiting).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'See the plans' }).click();
  await plans.buy('monthly');
  expect(page.url()).toBe(card);
  await new CardPage(page).pay('good');
  await expect(own.welcome).toBeFocused();
  await expect(page).toHaveTitle('Welcome to Mallard Pro · Mallard');
  expect(calls.accounts()).toBe(1);
});

test('two tabs come to one card page, and what one pays the other shows', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const calls = countCalls(page.context());
  const other = await context.newPage();
  const [here, there] = [new PlanPage(page), new PlanPage(other)];
  await here.open();
  await here.buy('yearly');
  await there.open();
  await there.buy('yearly');
  expect(other.url()).toBe(page.url());
  expect(calls.accounts()).toBe(1);

  await leaveCardPage(other);
  await new CardPage(page).pay('good');
  await expect(page.getByLabel('Recovery key', { exact: true })).toBeVisible();
  await new OwnSubscription(other).open();
  await expect(new OwnSubscription(other).welcome).toBeVisible();
  await expect(other.getByText(/We showed you a recovery key on/)).toBeVisible();
  expect(calls.keys(), 'a second key would make the first void').toBe(1);
});

test('a reload at every step goes on where the visitor was', { tag: '@once' }, async ({ page }) => {
  const calls = countCalls(page.context());
  const plans = new PlanPage(page);
  const own = new OwnSubscription(page);
  await plans.open();
  await plans.monthly.check();
  await page.reload();
  await plans.buy('monthly');
  const card = page.url();
  await page.reload();
  expect(page.url()).toBe(card);
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ status: 404, json: { error: 'no_subscription' } }),
  );
  await new CardPage(page).pay('good');
  await expect(own.waiting).toBeVisible();
  await page.reload();
  await expect(own.waiting).toBeVisible();
  await page.unroute('**/api/subscription');
  await expect(own.welcome).toBeVisible();
  await expect(page.getByLabel('Recovery key', { exact: true })).toBeVisible();
  await page.reload();
  await expect(own.welcome).toBeVisible();
  await expect(page.getByText(/We showed you a recovery key on/)).toBeVisible();
  await expect(page.getByLabel('Recovery key', { exact: true })).toBeHidden();
  expect([calls.accounts(), calls.keys()]).toEqual([1, 1]);
});

test('going back from every page keeps the visitor’s place, and nothing is bought twice', {
  tag: '@once',
}, async ({ page }) => {
  const calls = countCalls(page.context());
  const plans = new PlanPage(page);
  const own = new OwnSubscription(page);
  await plans.open();
  await plans.buy('monthly');
  const card = page.url();
  await page.goBack();
  await expect(plans.monthly).toBeChecked();
  await expect(plans.start).not.toHaveAttribute('aria-disabled', 'true');
  await page.goForward();
  await expect(page).toHaveURL(card);
  await page.goBack();
  await untilLeft(page);
  await own.open();
  await expect(own.none, 'nobody waits for a payment').toBeVisible();
  await expect(page.getByText('If not, nothing was charged.')).toBeVisible();
  await page.goto(card);
  await new CardPage(page).pay('good');
  await expect(own.welcome).toBeVisible();
  await page.goBack();
  await expect(page.locator('input[name=number]'), 'a paid page takes no card').toHaveCount(0);
  await own.open();
  await expect(own.welcome).toBeVisible();
  await plans.open();
  await expect(page.getByRole('heading', { name: 'You already have Mallard Pro' })).toBeVisible();
  expect(calls.accounts()).toBe(1);
});

test('a connection that is lost at each step loses nothing', { tag: '@once' }, async ({ page, context }) => {
  const calls = countCalls(page.context());
  const plans = new PlanPage(page);
  const own = new OwnSubscription(page);
  await plans.open();
  await plans.monthly.check();
  await plans.wake();
  // The service opens the card page, and its answer does not arrive.
  let lost = '';
  await page.route('**/api/checkout/session', async (route) => {
    lost = ((await (await route.fetch()).json()) as { checkoutUrl: string }).checkoutUrl;
    await route.abort();
  });
  await plans.start.click();
  await expect(plans.problem).toContainText('Nothing was charged');
  await page.unroute('**/api/checkout/session');
  await plans.start.click();
  await expect(page).toHaveURL(lost);
  expect(calls.accounts()).toBe(1);

  await page.route('**/api/auth/v2/account/recovery-key', (route) => route.abort());
  await new CardPage(page).pay('good');
  await expect(own.welcome).toBeVisible();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('We can’t reach our server.');
  await page.unroute('**/api/auth/v2/account/recovery-key');
  await page.getByRole('button', { name: 'Make my recovery key' }).click();
  await expect(page.getByLabel('Recovery key', { exact: true })).toBeVisible();
  await context.setOffline(true);
  const saved = page.getByRole('button', { name: 'I’ve saved my key' });
  await saved.click();
  await expect(problem).toBeVisible();
  await expect(
    page.getByLabel('Recovery key', { exact: true }),
    'stays until it is known to be saved',
  ).toBeVisible();
  await context.setOffline(false);
  await saved.click();
  await expect(page.getByText('You have saved your recovery key.')).toBeVisible();
});

test('welcome leads with the feature whose page led to the purchase, and counts an answer that is opened', {
  tag: '@once',
}, async ({ page }) => {
  await buyMonthly(page);
  for (const [featurePage, name] of [
    ['duckai', 'Private AI chat'],
    ['pir', 'Personal information removal'],
  ] as const) {
    await page.goto(`/subscriptions/welcome?featurePage=${featurePage}`);
    await expect(new OwnSubscription(page).welcome).toBeVisible();
    const headings = page.getByRole('main').getByRole('heading');
    await expect(headings.nth(1)).toHaveText('Set up what’s included');
    await expect(headings.nth(2)).toHaveText(name);
  }
  const sent = page.waitForRequest((request) => request.url().includes('/t/subscription_welcome_faq_click'));
  await page.getByText('What if I lose my recovery key?').click();
  await sent;
  await expect(page.getByText('no browser has been signed in for 60 days')).toBeVisible();
});
