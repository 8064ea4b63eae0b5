import type { Page } from '@playwright/test';
import { playedTiers } from '../../src/adapters/played-host/played-store.ts';
import { CardPage } from './pages/card-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PlanPage } from './pages/plan-page.ts';
import { makeAccount, signedInAs, takeOver } from './support/app-account.ts';
import { allApps, apps, appsInTurn, byCard, withStore } from './support/apps.ts';
import { countCalls } from './support/calls.ts';
import { type HostOfPage, playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
/** What an app says of its store that sells on the card provider's page. */
const cardStore = playedTiers('windows');
const sales = ['subscriptionSelected', 'setAuthTokens', 'completeStripePayment'];

/** The page keeps the app's token, and nothing to renew it with. */
async function expectNothingToRenew(page: Page): Promise<void> {
  const kept = await page.evaluate(() => localStorage.getItem('auth_session'));
  expect(kept).toContain('"refreshToken":null');
}

/** Buys a month on the card provider's page, and comes back to the app's own page. */
async function payByCard(page: Page): Promise<void> {
  await new PlanPage(page).buy('monthly');
  await new CardPage(page).pay('good');
  await expect(page).toHaveURL(/\/subscriptions\/welcome\/stripe/);
  await expect(new OwnSubscription(page).welcome).toBeVisible();
}

/** The app was told of the purchase in this order, with a session that has what was bought. */
async function expectSold(host: HostOfPage, page: Page, order: readonly string[]) {
  const last = order.at(-1);
  const told = () => host.methods(sales);
  await expect.poll(async () => (await told()).at(-1)).toBe(last);
  expect(await told()).toEqual(order);
  const [tokens] = await host.told('setAuthTokens');
  const handed = await takeOver(page.request, tokens);
  expect(handed.entitlements).not.toEqual([]);
  await expectNothingToRenew(page);
  return handed;
}

for (const name of appsInTurn(0, allApps)) {
  test(`a subscriber of the app is sold nothing: ${name}`, once, async ({ page, context }) => {
    const calls = countCalls(context);
    const account = await makeAccount(page.request);
    const host = await playHostAround(page, { ...apps[name], state: signedInAs(account) });
    await page.goto('/subscriptions');
    await expect(page.getByText('You already have Mallard Pro')).toBeVisible();
    await expect(new PlanPage(page).start).toHaveCount(0);
    await expectNothingToRenew(page);
    await page.getByRole('link', { name: 'Open my subscription' }).click();
    await expect(new OwnSubscription(page).welcome).toBeVisible();
    expect([calls.accounts(), calls.checkouts()]).toEqual([0, 0]);
    expect(await host.methods(sales)).toEqual([]);
  });
}

for (const name of appsInTurn(1, withStore)) {
  test(
    `what the app’s store sells is bought there, and by no card: ${name}`,
    once,
    async ({ page, context }) => {
      const calls = countCalls(context);
      const { signedIn: buyer } = signedInAs(await makeAccount(page.request));
      const host = await playHostAround(page, { ...apps[name], state: { purchase: 'completed', buyer } });
      await page.goto('/subscriptions');
      const plans = new PlanPage(page);
      await plans.monthly.check();
      await expect(page.getByText(/You pay through/)).toBeVisible();
      await plans.start.click();
      await expect(page).toHaveURL(/\/subscriptions\/welcome$/);
      await expect(new OwnSubscription(page).welcome).toBeVisible();
      const [chosen, ...others] = await host.told('subscriptionSelected');
      expect(others).toEqual([]);
      expect(chosen).toMatchObject({ id: expect.stringMatching(/month/), offerId: expect.any(String) });
      // The app has the session that it was bought with: the page gives it none, and keeps none.
      expect(await host.methods(sales)).toEqual(['subscriptionSelected']);
      await expectNothingToRenew(page);
      expect([calls.accounts(), calls.checkouts()]).toEqual([0, 0]);
    },
  );
}

for (const name of appsInTurn(2, byCard)) {
  test(
    `an app that sells by card names the account that it is bought for: ${name}`,
    once,
    async ({ page, context }) => {
      const calls = countCalls(context);
      const account = await makeAccount(page.request, { subscribed: false });
      const { signedIn: buyer } = signedInAs(account);
      const state = { purchase: 'redirect', buyer, store: cardStore } as const;
      const host = await playHostAround(page, { ...apps[name], state });
      await page.goto('/subscriptions');
      await payByCard(page);
      const { accountId } = await expectSold(host, page, sales);
      expect(accountId).toBe(account.accountId);
      expect(await host.told('subscriptionSelected')).toEqual([
        { id: cardStore.products[0]?.options[0]?.id },
      ]);
      expect([calls.accounts(), calls.checkouts()]).toEqual([0, 1]);
    },
  );
}

for (const name of appsInTurn(3, byCard)) {
  test(
    `an app that sells by card lets the page make the account: ${name}`,
    once,
    async ({ page, context }) => {
      const calls = countCalls(context);
      const host = await playHostAround(page, {
        ...apps[name],
        state: { purchase: 'redirect', store: cardStore },
      });
      await page.goto('/subscriptions?featurePage=duckai');
      await payByCard(page);
      await expect(page).toHaveURL(/\/stripe-feature-page\?featurePage=duckai/);
      await expectSold(host, page, sales);
      await page.reload();
      await expect(new OwnSubscription(page).welcome).toBeVisible();
      expect(await host.methods(sales)).toEqual(sales);
      expect([calls.accounts(), calls.checkouts()]).toEqual([1, 1]);
    },
  );
}

/** What the service says of a subscription while a bank looks into its payment. */
async function suspend(page: Page): Promise<void> {
  const now = Date.now();
  const json = {
    productId: 'privacy-pro-monthly-us',
    name: 'Monthly Subscription',
    startedAt: now - 86_400_000,
    expiresOrRenewsAt: now + 86_400_000,
    status: 'Inactive',
    billingPeriod: 'Monthly',
    platform: 'stripe',
    activeOffers: [],
    suspended: true,
  };
  await page.route('**/api/subscription', (route) => route.fulfill({ json }));
  await page.route('**/api/checkout/session', (route) =>
    route.fulfill({ status: 409, json: { error: 'already_subscribed' } }),
  );
}

/** It says so, with a way on, and sells nothing. */
async function expectPaused(page: Page): Promise<void> {
  const paused = page.getByRole('alert').filter({ hasText: 'Your subscription is paused' });
  await expect(paused).toContainText('nothing is charged');
  await expect(paused.getByRole('link', { name: 'Manage subscription' })).toBeVisible();
  await expect(new PlanPage(page).start).toHaveCount(0);
}

for (const name of appsInTurn(1, byCard)) {
  test(
    `an app names an account whose payment a bank looks into, and nothing is bought for it: ${name}`,
    once,
    async ({ page }) => {
      const { signedIn: buyer } = signedInAs(await makeAccount(page.request, { subscribed: false }));
      const state = { purchase: 'redirect', buyer, store: cardStore } as const;
      const host = await playHostAround(page, { ...apps[name], state });
      await suspend(page);
      await page.goto('/subscriptions');
      await new PlanPage(page).start.click();
      await expectPaused(page);
      await expect(page.getByRole('alert')).toBeFocused();
      expect(await host.methods(sales)).toEqual(['subscriptionSelected']);
    },
  );
}

for (const name of appsInTurn(2, withStore)) {
  test(
    `the store of an app sells nothing while a bank looks into a payment: ${name}`,
    once,
    async ({ page }) => {
      const account = await makeAccount(page.request);
      const state = { ...signedInAs(account), subscription: { isSubscribed: false } } as const;
      const host = await playHostAround(page, { ...apps[name], state });
      await suspend(page);
      await page.goto('/subscriptions');
      await expectPaused(page);
      expect(await host.methods(sales)).toEqual([]);
    },
  );
}

for (const name of appsInTurn(0, byCard)) {
  test(
    `an app whose switch asks for it is not asked before the card is: ${name}`,
    once,
    async ({ page, context }) => {
      const calls = countCalls(context);
      const switches = {
        useSubscriptionsAuthV2: true,
        useAlternateStripePaymentFlow: true,
        useGetSubscriptionTierOptions: true,
      };
      const host = await playHostAround(page, { ...apps[name], state: { switches, store: cardStore } });
      await page.goto('/subscriptions');
      await payByCard(page);
      await expectSold(host, page, ['setAuthTokens', 'completeStripePayment']);
      expect([calls.accounts(), calls.checkouts()]).toEqual([1, 1]);
    },
  );
}
