import type { Page } from '@playwright/test';
import { OwnSubscription } from './pages/own-subscription.ts';
import { makeAccount, signedInAs } from './support/app-account.ts';
import { type AppName, allApps, apps, appsInTurn } from './support/apps.ts';
import { countCalls } from './support/calls.ts';
import { type HostOfPage, playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const have = 'You already have Mallard Pro';

/** Tells the page that the app's sign-in state has changed: Android's push says so, in the others the visitor comes back. */
async function changeSignIn(page: Page, host: HostOfPage, name: AppName): Promise<void> {
  if (name === 'Android') return host.push('site', 'authUpdate');
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
  });
}

for (const name of appsInTurn(0, allApps)) {
  test(
    `each part of the subscription is opened in the app, and the way back leads there: ${name}`,
    once,
    async ({ page }) => {
      const account = await makeAccount(page.request);
      const host = await playHostAround(page, { ...apps[name], state: signedInAs(account) });
      await page.goto('/subscriptions/welcome');
      const main = page.getByRole('main');
      // Whoever reads this has the browser already.
      await expect(main.getByText('First, get the')).toHaveCount(0);
      const buttons = main.getByRole('button', { name: 'Open in the app' });
      await expect(buttons).toHaveCount(account.entitlements.length);
      for (const button of await buttons.all()) await button.click();
      const opened = await host.told('featureSelected');
      const products = account.entitlements.map(({ product }) => product);
      expect(opened.map((one) => Object(one).productFeature).sort()).toEqual(products.sort());
      for (const one of opened) expect(Object(one).feature).toBe(Object(one).productFeature);
      await main.getByText('How do I cancel?').click();
      await expect.poll(() => host.told('subscriptionsWelcomeFaqClicked')).toHaveLength(1);
      await main.getByRole('button', { name: 'Back to the app' }).click();
      await expect.poll(() => host.told('backToSettings')).toEqual([{}]);
      expect(await host.told('backToSettingsActivateSuccess')).toEqual([]);
    },
  );
}

for (const name of appsInTurn(1, allApps)) {
  test(
    `a purchase that the app restores is on the page at once, and so is signing out: ${name}`,
    once,
    async ({ page, context }) => {
      const calls = countCalls(context);
      const account = await makeAccount(page.request);
      const host = await playHostAround(page, apps[name]);
      await page.goto('/subscriptions');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'I have a subscription' }).click();
      expect(await host.told('activateSubscription')).toEqual([{}]);
      await host.set(signedInAs(account));
      await changeSignIn(page, host, name);
      await expect(main.getByText(have)).toBeVisible();
      await expect(main.getByRole('button', { name: 'I have a subscription' })).toBeHidden();
      await host.set({ signedIn: null, subscription: { isSubscribed: false } });
      await changeSignIn(page, host, name);
      await expect(main.getByText(have)).toBeHidden();
      await expect(main.getByRole('radio', { name: /Monthly/ })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('auth_session'))).toBeNull();
      expect(calls.accounts()).toBe(0);
    },
  );
}

for (const name of appsInTurn(2, allApps)) {
  test(
    `whoever signs out of the app, or in as another, is so on its pages: ${name}`,
    once,
    async ({ page }) => {
      const account = await makeAccount(page.request);
      const other = await makeAccount(page.request, { subscribed: false });
      const host = await playHostAround(page, { ...apps[name], state: signedInAs(account) });
      await page.goto('/subscriptions/welcome');
      const own = new OwnSubscription(page);
      await expect(own.welcome).toBeVisible();
      await host.set(signedInAs(other));
      await changeSignIn(page, host, name);
      await expect(own.none).toBeVisible();
      await host.set({ signedIn: null });
      await changeSignIn(page, host, name);
      await expect(own.signedOut).toBeVisible();
    },
  );
}

for (const name of appsInTurn(3, allApps)) {
  test(
    `restoration and removal, opened from the app, know its subscriber: ${name}`,
    once,
    async ({ page }) => {
      const account = await makeAccount(page.request);
      await playHostAround(page, { ...apps[name], state: signedInAs(account) });
      // Android opens this page with an interface of its own, and without the other one.
      await page.addInitScript(() => {
        if (location.pathname === '/identity-theft-restoration')
          Reflect.deleteProperty(window, 'subscriptionPages');
      });
      await page.goto('/identity-theft-restoration');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Get my code' }).click();
      await expect(main.getByText('Your code, to read out on the phone.')).toBeVisible();
      await page.goto('/dbp');
      await expect(main.getByText('Your subscription includes it')).toBeVisible();
    },
  );
}

for (const name of appsInTurn(4, allApps)) {
  test(`who is signed in to the app has nothing left to activate: ${name}`, once, async ({ page }) => {
    const account = await makeAccount(page.request);
    await playHostAround(page, { ...apps[name], state: signedInAs(account) });
    const main = page.getByRole('main');
    await page.goto('/subscriptions/activation-flow/this-device');
    await expect(main.getByText('You are already signed in here')).toBeVisible();
    for (const path of ['/subscriptions/activate', '/pro/login']) {
      await page.goto(path);
      await expect(main.getByRole('button', { name: 'Back to the app' })).toBeVisible();
    }
    await page.goto('/subscriptions/manage');
    await expect(page.getByRole('heading', { level: 1, name: 'Manage your subscription' })).toBeVisible();
    await expect(main.getByText('You are not signed in here')).toBeHidden();
  });
}
