import type { Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { PasscodeForm } from './pages/passcode-form.ts';
import { giveAddress, makeAccount, makeKey, signedInAs, takeOver } from './support/app-account.ts';
import { allApps, apps, appsInTurn } from './support/apps.ts';
import { countCalls } from './support/calls.ts';
import { playHostAround } from './support/host-around.ts';
import { Mailbox } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const byEmail = '/subscriptions/activation-flow/this-device/activate-by-email';
const handing = [
  'setAuthTokens',
  'setSubscription',
  'subscriptionsAddEmailSuccess',
  'subscriptionsEditEmailSuccess',
  'subscriptionsRemoveEmailSuccess',
];
const signedIn = 'You’re signed in and subscribed';

function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('auth_session'));
}

for (const name of appsInTurn(3, allApps)) {
  test(`who signs in by e-mail is signed in to the app: ${name}`, once, async ({ page, context }) => {
    const calls = countCalls(context);
    const account = await makeAccount(page.request);
    const mailbox = new Mailbox(page.request, await giveAddress(page.request, account));
    await mailbox.endWait();
    const seen = await mailbox.count();
    const host = await playHostAround(page, apps[name]);
    await page.goto(byEmail);
    const form = new PasscodeForm(page);
    await form.askFor(mailbox.address);
    expect(await host.methods(handing)).toEqual([]);
    await form.enter(await mailbox.passcode(seen));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: signedIn })).toBeVisible();
    await expect.poll(() => host.methods(handing)).toEqual(['setAuthTokens']);
    const handed = await takeOver(page.request, (await host.told('setAuthTokens'))[0]);
    expect(handed).toMatchObject({ accountId: account.accountId, email: mailbox.address });
    expect(handed.entitlements).toHaveLength(account.entitlements.length);
    await expect.poll(() => kept(page)).toContain('"refreshToken":null');
    const back = apps[name].platform === 'android' ? 'backToSettingsActivateSuccess' : 'backToSettings';
    await main.getByRole('button', { name: 'Back to the app' }).click();
    await expect.poll(() => host.told(back)).toEqual([{}]);
    expect(calls.accounts()).toBe(0);
  });
}

for (const name of appsInTurn(4, allApps)) {
  test(`who signs in by recovery key is signed in to the app, once: ${name}`, once, async ({ page }) => {
    const account = await makeAccount(page.request);
    const key = await makeKey(page.request, account);
    const host = await playHostAround(page, apps[name]);
    await page.goto('/subscriptions/activate');
    const form = new PasscodeForm(page);
    await form.address.fill(key);
    await form.confirm.click();
    await expect(page.getByRole('heading', { name: signedIn })).toBeVisible();
    await expect.poll(() => host.methods(handing)).toEqual(['setAuthTokens']);
    const [tokens] = await host.told('setAuthTokens');
    await page.reload();
    await expect(page.getByRole('heading', { name: signedIn })).toBeVisible();
    expect(await host.methods(handing)).toEqual(['setAuthTokens']);
    expect(await takeOver(page.request, tokens)).toMatchObject({ accountId: account.accountId });
  });
}

for (const name of appsInTurn(5, allApps)) {
  test(
    `an address that is added, changed and removed in the app reaches it: ${name}`,
    once,
    async ({ page }) => {
      const account = await makeAccount(page.request);
      const host = await playHostAround(page, { ...apps[name], state: signedInAs(account) });
      const first = new Mailbox(page.request, Mailbox.newAddress('first'));
      const second = new Mailbox(page.request, Mailbox.newAddress('second'));
      const main = page.getByRole('main');
      const form = new PasscodeForm(page);
      const addressHanded = async (turn: number) => {
        await expect.poll(async () => (await host.told('setAuthTokens')).length).toBe(turn);
        const handed = await takeOver(page.request, (await host.told('setAuthTokens'))[turn - 1]);
        expect(handed.accountId).toBe(account.accountId);
        return handed.email;
      };

      await page.goto('/subscriptions/add-email');
      await form.askFor(first.address);
      await form.enter(await first.passcode());
      await expect(page.getByText(`You sign in with ${first.address}.`)).toBeVisible();
      expect(await addressHanded(1)).toBe(first.address);

      await page.goto('/subscriptions/edit-email');
      await form.askFor(second.address);
      await form.passcode.fill(await second.passcode());
      await main.getByRole('button', { name: 'Change address' }).click();
      await expect(page.getByText(`You now sign in with ${second.address}.`)).toBeVisible();
      expect(await addressHanded(2)).toBe(second.address);

      await second.endWait();
      const seen = await second.count();
      await page.goto('/subscriptions/remove-email');
      await main.getByRole('button', { name: 'Remove address' }).click();
      await form.passcode.fill(await second.passcode(seen));
      await main.getByRole('button', { name: 'Confirm removal' }).click();
      await expect(page.getByText(`${second.address} has been removed from your account.`)).toBeVisible();
      expect(await addressHanded(3)).toBeNull();

      // Only Android’s apps know the last two.
      const isKnown = apps[name].platform === 'android';
      await expect
        .poll(() => host.methods(handing))
        .toEqual([
          ...['setAuthTokens', 'subscriptionsAddEmailSuccess'],
          ...['setAuthTokens', ...(isKnown ? ['subscriptionsEditEmailSuccess'] : [])],
          ...['setAuthTokens', ...(isKnown ? ['subscriptionsRemoveEmailSuccess'] : [])],
        ]);
      await expect.poll(() => kept(page)).toContain('"refreshToken":null');
    },
  );
}

for (const name of appsInTurn(6, allApps)) {
  test(
    `who is signed in to an app of the first auth service is signed in here: ${name}`,
    once,
    async ({ page, context }) => {
      const calls = countCalls(context);
      const { legacyToken, accountId } = await makeAccount(page.request);
      const switches = { useSubscriptionsAuthV2: false, useUnifiedFeedback: true };
      const host = await playHostAround(page, { ...apps[name], state: { switches, legacyToken } });
      await page.goto('/subscriptions/welcome');
      await expect(page.getByRole('heading', { level: 1, name: /Welcome to/ })).toBeVisible();
      const { accessToken } = JSON.parse((await kept(page)) ?? '').value;
      expect(decodeJwt(accessToken).sub).toBe(accountId);
      await page.goto('/subscriptions');
      await expect(page.getByText('You already have Mallard Pro')).toBeVisible();
      // It is told nothing that it knows.
      expect(await host.methods(handing)).toEqual([]);
      expect(calls.checkouts()).toBe(0);
    },
  );
}
