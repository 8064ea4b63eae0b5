import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { makeAccount, makeKey, signedInAs } from './support/app-account.ts';
import { allApps, apps, appsInTurn } from './support/apps.ts';
import { browserWithMemory, goBack, mark, unlessKept } from './support/back-forward-cache.ts';
import { playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const have = 'You already have Mallard Pro';

test.use({ launchOptions: browserWithMemory });

for (const name of appsInTurn(0, allApps)) {
  test(
    `a page from the browser’s history asks the app anew who is signed in: ${name}`,
    once,
    async ({ page }) => {
      test.skip(...unlessKept);
      const account = await makeAccount(page.request);
      const host = await playHostAround(page, apps[name]);
      await page.goto('/subscriptions');
      await expect(new PlanPage(page).start).toBeEnabled();
      await expect(page.locator('html')).not.toHaveAttribute('data-host', '');
      await mark(page);
      await page.goto('/subscriptions/welcome');
      await expect(new OwnSubscription(page).signedOut).toBeVisible();
      await host.set(signedInAs(account));
      await goBack(page);
      await expect(page.getByText(have)).toBeVisible();
      await mark(page);

      await page.goto('/subscriptions/welcome');
      await expect(new OwnSubscription(page).welcome).toBeVisible();
      await mark(page);
      await page.goto('/subscriptions/activation-flow/this-device');
      await host.set({ signedIn: null, subscription: { isSubscribed: false } });
      await goBack(page);
      await expect(new OwnSubscription(page).signedOut).toBeVisible();
      await goBack(page);
      await expect(page.getByText(have)).toBeHidden();
      await expect(new PlanPage(page).start).toBeEnabled();
    },
  );
}

for (const name of appsInTurn(1, allApps)) {
  test(
    `two pages of one app: what happens on one is on the other, and the app is told once: ${name}`,
    once,
    async ({ page, context }) => {
      const account = await makeAccount(page.request);
      const key = await makeKey(page.request, account);
      const other = await context.newPage();
      const [here, there] = [await playHostAround(page, apps[name]), await playHostAround(other, apps[name])];
      await other.goto('/subscriptions');
      await expect(new PlanPage(other).start).toBeEnabled();
      await page.goto('/subscriptions/activate');
      const form = new PasscodeForm(page);
      await form.address.fill(key);
      await form.confirm.click();
      await expect(page.getByRole('heading', { name: 'You’re signed in and subscribed' })).toBeVisible();
      await expect(other.getByText(have)).toBeVisible();
      const told = async () => [
        ...(await here.told('setAuthTokens')),
        ...(await there.told('setAuthTokens')),
      ];
      await expect.poll(told).toHaveLength(1);
      const kept = () => other.evaluate(() => localStorage.getItem('auth_session'));
      await expect.poll(kept).toContain('"refreshToken":null');
      expect(await told()).toHaveLength(1);

      await here.set({ signedIn: null, subscription: { isSubscribed: false } });
      await here.push('site', 'authUpdate');
      await page.evaluate(() => {
        dispatchEvent(new Event('blur'));
        dispatchEvent(new Event('focus'));
      });
      await expect(page.getByRole('heading', { name: 'You are not signed in here' })).toBeVisible();
      await expect(other.getByText(have)).toBeHidden();
    },
  );
}
