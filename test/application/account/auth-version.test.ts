import { describe, expect, it } from 'vitest';
import { HandTokensToHostApp } from '../../../src/application/account/hand-tokens-to-host-app.ts';
import { FeatureConfigState } from '../../../src/application/subscription/feature-config-state.ts';
import { defaultFeatureConfig } from '../../../src/domain/subscription/feature-config.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { email, inApp, passcodeIn } from './page-in-app.ts';

describe('the auth service a page speaks to', () => {
  it.each([
    ['the second in an app that has switched it on', { useSubscriptionsAuthV2: true }, 'sendPasscode'],
    ['the first in an app that has it off', { useSubscriptionsAuthV2: false }, 'sendLoginLink'],
    ['the first in an app that says nothing of it', {}, 'sendLoginLink'],
    ['the first in an app that does not know the question', null, 'sendLoginLink'],
    ['the second in an app that gives no answer', 'no-answer', 'sendPasscode'],
  ] as const)('is %s', async (_, config, call) => {
    const { app, site } = inApp(config);
    const asked = await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect(asked).toEqual({ ok: true, value: { resendAfterSeconds: 60 } });
    expect(site.world.network.calls.at(-1)).toBe(call);
  });

  it('is the second in a plain browser, and nobody is asked for switches', async () => {
    const site = memorySite();
    const { app, hostBridge } = site.browser().tab('/pro/login');
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect(site.world.network.calls).toEqual(['authorize', 'sendPasscode']);
    expect(hostBridge.calls).toEqual([]);
  });
});

describe('an app that gives no answer about its switches', () => {
  it.each([
    ['without an answer from the first', 'no-answer', 'no-answer'],
    [
      'asked for the second service and does not answer on the next page',
      { useSubscriptionsAuthV2: true },
      'no-answer',
    ],
    ['asks for the first service only once the visitor is signed in', 'no-answer', {}],
    [
      'asks for the second service once the visitor is signed in to the first',
      {},
      { useSubscriptionsAuthV2: true },
    ],
    ['asked for the first service and does not answer on the next page', {}, 'no-answer'],
  ] as const)('does not keep a visitor from changing the address (%s)', async (_, before, after) => {
    const site = memorySite();
    site.world.auth.addAccount(email);
    const browser = site.browser();
    const first = browser.tab('/subscriptions', { inHostApp: true });
    first.hostApp.featureConfig = before;
    await signedInAs(site, first, email);
    const page = browser.tab('/subscriptions/edit-email', { inHostApp: true });
    page.hostApp.featureConfig = after;
    const next = 'new@example.com';
    expect(await page.app.get('account').readAccount.read()).toMatchObject({ ok: true, value: { email } });
    const asked = await page.app.get('account').requestEmailChange.execute({ email: next, locale: 'en' });
    const confirmed = await page.app.get('account').confirmEmailChange.execute({
      email: next,
      passcode: passcodeIn({ site }, next),
      hash: asked.ok ? asked.value.hash : '',
      locale: 'en',
    });
    expect(confirmed).toEqual({ ok: true, value: { email: next } });
  });

  it('gets the tokens of the session that there is', async () => {
    const site = memorySite();
    site.world.auth.addAccount(email);
    const browser = site.browser();
    const page = browser.tab('/subscriptions/welcome/stripe', { inHostApp: true });
    page.hostApp.featureConfig = 'no-answer';
    await signedInAs(site, page, email);
    await page.app.container.get(HandTokensToHostApp).execute();
    expect(page.hostApp.notified).toMatchObject([{ name: 'setAuthTokens' }]);
  });

  it('gets the token of the first service where the visitor signed in through it', async () => {
    const site = memorySite();
    site.world.auth.addAccount(email);
    const browser = site.browser();
    const first = browser.tab('/subscriptions', { inHostApp: true });
    first.hostApp.featureConfig = {};
    await signedInAs(site, first, email);
    const page = browser.tab('/subscriptions/welcome/stripe', { inHostApp: true });
    page.hostApp.featureConfig = 'no-answer';
    await page.app.container.get(HandTokensToHostApp).execute();
    expect(page.hostApp.notified).toMatchObject([{ name: 'setSubscription' }]);
  });

  it('is asked again by the next page, and one that answers late is not taken for one that has all switches off', async () => {
    const page = inApp('no-answer');
    await page.app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect(page.app.container.get(FeatureConfigState).current).toEqual({
      ready: true,
      answered: false,
      config: defaultFeatureConfig,
    });
    expect(page.site.world.network.count('sendLoginLink')).toBe(0);
  });
});
