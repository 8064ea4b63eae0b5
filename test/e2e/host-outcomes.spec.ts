import type { Page } from '@playwright/test';
import { playedTiers } from '../../src/adapters/played-host/played-store.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PlanPage } from './pages/plan-page.ts';
import { makeAccount, signedInAs } from './support/app-account.ts';
import { apps, appsInTurn, byCard, withStore } from './support/apps.ts';
import { countCalls } from './support/calls.ts';
import { playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const cardStore = playedTiers('windows');
const cancelled = 'The purchase was canceled or did not go through.';

/** Chooses a month, once the store has told its prices, and buys it. */
async function buyFromStore(page: Page): Promise<void> {
  const plans = new PlanPage(page);
  await expect(page.getByText(/You pay through/)).toBeVisible();
  await plans.monthly.check();
  await plans.start.click();
}

for (const name of appsInTurn(0, withStore)) {
  test(
    `a purchase that is cancelled in the store can be begun again: ${name}`,
    once,
    async ({ page, context }) => {
      const calls = countCalls(context);
      const { signedIn: buyer } = signedInAs(await makeAccount(page.request));
      const host = await playHostAround(page, { ...apps[name], state: { purchase: 'canceled', buyer } });
      await page.goto('/subscriptions');
      await buyFromStore(page);
      await expect(page.getByText(cancelled)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('auth_session'))).toBeNull();
      await host.set({ purchase: 'completed' });
      await buyFromStore(page);
      await expect(new OwnSubscription(page).welcome).toBeVisible();
      expect(await host.told('subscriptionSelected')).toHaveLength(2);
      expect([calls.accounts(), calls.checkouts()]).toEqual([0, 0]);
    },
  );
}

for (const name of appsInTurn(1, withStore)) {
  test(
    `a purchase that the store calls completed, and failed, is not believed: ${name}`,
    once,
    async ({ page }) => {
      await page.clock.install();
      const buyer = await makeAccount(page.request);
      const host = await playHostAround(page, { ...apps[name], state: { purchase: 'completed' } });
      await page.goto('/subscriptions');
      await buyFromStore(page);
      await expect(page.getByText('Looking for your subscription')).toBeVisible();
      await page.clock.fastForward('00:16');
      await expect(page.getByText('We can’t see your purchase yet.')).toBeVisible();
      await expect(page).toHaveURL(/\/subscriptions$/);
      await host.set(signedInAs(buyer));
      await page.getByRole('button', { name: 'Look again' }).click();
      await expect(new OwnSubscription(page).welcome).toBeVisible();
    },
  );
}

for (const name of appsInTurn(2, withStore)) {
  test(`a store that says nothing for long is heard when it does: ${name}`, once, async ({ page }) => {
    await page.clock.install();
    const buyer = await makeAccount(page.request);
    const host = await playHostAround(page, { ...apps[name], state: { purchase: 'wait' } });
    await page.goto('/subscriptions');
    await buyFromStore(page);
    await expect(page.getByText('Confirm the purchase in the store’s window.')).toBeVisible();
    await page.clock.fastForward('00:11');
    await expect(page.getByText('We haven’t heard from the store yet.')).toBeVisible();
    await host.set(signedInAs(buyer));
    await host.push('subscriptionPages', 'onPurchaseUpdate', { type: 'completed' });
    await expect(new OwnSubscription(page).welcome).toBeVisible();
  });
}

for (const name of appsInTurn(3, withStore)) {
  test(`a purchase that the app completes unasked is on the page: ${name}`, once, async ({ page }) => {
    const host = await playHostAround(page, apps[name]);
    await page.goto('/subscriptions');
    await expect(page.getByText(/You pay through/)).toBeVisible();
    await host.set(signedInAs(await makeAccount(page.request)));
    await host.push('subscriptionPages', 'onPurchaseUpdate', { type: 'completed' });
    await expect(new OwnSubscription(page).welcome).toBeVisible();
    expect(await host.told('subscriptionSelected')).toEqual([]);
  });
}

for (const name of appsInTurn(1, byCard)) {
  test(
    `no card is asked for, and no account made, where the app cancels or says nothing: ${name}`,
    once,
    async ({ page, context }) => {
      await page.clock.install();
      const calls = countCalls(context);
      const state = { purchase: 'canceled', store: cardStore } as const;
      const host = await playHostAround(page, { ...apps[name], state });
      const plans = new PlanPage(page);
      await page.goto('/subscriptions');
      await plans.start.click();
      await expect(page.getByText(cancelled)).toBeVisible();
      await host.set({ purchase: 'wait' });
      await plans.start.click();
      await expect.poll(() => host.told('subscriptionSelected')).toHaveLength(2);
      await page.clock.fastForward('00:21');
      await expect(plans.problem).toContainText('There has been a communication error. Please try again.');
      await expect(page).toHaveURL(/\/subscriptions$/);
      expect([calls.accounts(), calls.checkouts()]).toEqual([0, 0]);
    },
  );
}
