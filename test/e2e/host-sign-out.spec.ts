import type { Page } from '@playwright/test';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { makeAccount, signedInAs } from './support/app-account.ts';
import { allApps, apps, appsInTurn } from './support/apps.ts';
import { playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
  });
}

for (const name of appsInTurn(0, allApps)) {
  test(
    `whoever signs out on a page stays out, though the app has not noticed: ${name}`,
    once,
    async ({ page }) => {
      const account = await makeAccount(page.request);
      await playHostAround(page, { ...apps[name], state: signedInAs(account) });
      await page.goto('/subscriptions/manage');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Sign out everywhere' }).click();
      await main.getByRole('button', { name: 'I have my key, sign out' }).click();
      await expect(main.getByText('You are signed out everywhere')).toBeVisible();
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() === 401) refused.push(answer.url());
      });
      await page.goto('/subscriptions/welcome');
      await expect(new OwnSubscription(page).signedOut).toBeVisible();
      await comeBack(page);
      await page.goto('/subscriptions/activate');
      await expect(new PasscodeForm(page).address).toBeVisible();
      // The token that is no longer good was not even tried.
      expect(refused).toEqual([]);
    },
  );
}

for (const name of appsInTurn(1, allApps)) {
  test(
    `an app of the first auth service is linked once, and signs its pages out with itself: ${name}`,
    once,
    async ({ page }) => {
      const { legacyToken } = await makeAccount(page.request);
      const switches = { useSubscriptionsAuthV2: false, useUnifiedFeedback: true };
      const host = await playHostAround(page, { ...apps[name], state: { switches, legacyToken } });
      const linked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/account/create')) linked.push(request.url());
      });
      await page.goto('/subscriptions/welcome');
      const own = new OwnSubscription(page);
      await expect(own.welcome).toBeVisible();
      await comeBack(page);
      await page.reload();
      await expect(own.welcome).toBeVisible();
      expect(linked).toHaveLength(1);
      await host.set({ legacyToken: null });
      await page.goto('/subscriptions/welcome');
      await expect(own.signedOut).toBeVisible();
      expect(await host.told('setSubscription')).toEqual([]);
    },
  );
}

for (const name of appsInTurn(2, allApps)) {
  test(
    `a page that gets no token says nothing of a session, and leads to where there is one: ${name}`,
    once,
    async ({ page, request }) => {
      const account = await makeAccount(request);
      await playHostAround(page, { ...apps[name], state: signedInAs(account) });
      const facts = page.getByRole('button', { name: 'Add my subscription’s details' });
      await page.goto('/subscription-support');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(facts).toBeHidden();
      await page.goto('/subscriptions/welcome');
      await expect(new OwnSubscription(page).welcome).toBeVisible();
      const over = await request.get('/dev/host/token?state=access-expired');
      const { accessToken } = await over.json();
      await page.evaluate((token) => {
        const kept = JSON.parse(localStorage['auth_session']);
        kept.value.accessToken = token;
        localStorage['auth_session'] = JSON.stringify(kept);
      }, accessToken);
      await page.goto('/subscription-support');
      await facts.click();
      await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(/\/subscriptions\/activate/);
      await expect(page.getByRole('button', { name: 'Back to the app' })).toBeVisible();
    },
  );
}

test(
  'Windows without the bridge sells by card where its store answers with an error',
  once,
  async ({ page }) => {
    await playHostAround(page, {
      ...apps['Windows over WebView2'],
      behaviors: {
        'subscriptionPages.getSubscriptionOptions': { error: 'method not found' },
        'subscriptionPages.getSubscriptionTierOptions': { error: 'method not found' },
      },
    });
    await page.goto('/subscriptions');
    await expect(new PlanPage(page).start).toBeEnabled();
  },
);
