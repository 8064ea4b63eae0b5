import { describe, expect, it } from 'vitest';
import type { MemoryHostApp } from '../../../src/adapters/memory/memory-host-app.ts';
import { HandTokensToHostApp } from '../../../src/application/account/hand-tokens-to-host-app.ts';
import { FeatureConfigState } from '../../../src/application/subscription/feature-config-state.ts';
import { defaultFeatureConfig } from '../../../src/domain/subscription/feature-config.ts';
import { plan } from '../../support/build.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const email = 'lena@example.com';

/** A page of a site that knows Lena, in a host app with these switches; null for an app that does not know the question. */
function inApp(config: MemoryHostApp['featureConfig']) {
  const site = memorySite();
  const account = site.world.auth.addAccount(email);
  const tab = site.browser().tab('/subscriptions', { inHostApp: true });
  tab.hostApp.featureConfig = config;
  return { site, account, ...tab };
}
type Page = ReturnType<typeof inApp>;

const v1 = () => inApp({ useSubscriptionsAuthV2: false });
const passcodeIn = ({ site }: Pick<Page, 'site'>, to = email) => site.world.mailbox.passcodeFor(to) ?? 'none';

async function signedIn(page: Page): Promise<Page> {
  await signedInAs(page.site, page, email);
  return page;
}

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

describe('signing in through the first auth service', () => {
  it('keeps its token for the app, and is known to the other services too', async () => {
    const page = await signedIn(v1());
    const { app, store, account, site } = page;
    expect(store.read('legacySession')).toEqual({
      authToken: site.world.auth.legacyTokenOf(account),
      externalId: account,
      email,
      inApp: true,
    });
    expect(app.get('account').session.current).toEqual({
      kind: 'signed-in',
      account: { id: account, email },
    });
    expect(site.world.network.count('signIn')).toBe(0);
  });

  it('says that a passcode is wrong, and signs nobody in', async () => {
    const page = v1();
    await page.app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const passcode = passcodeIn(page) === '000000' ? '000001' : '000000';
    expect(await page.app.get('account').signIn.execute({ email, passcode })).toEqual({
      ok: false,
      error: { code: 'invalid_login_credentials' },
    });
    expect(page.store.read('legacySession')).toBeNull();
    expect(page.app.get('account').session.current.kind).toBe('signed-out');
    expect(page.reporter.reports).toEqual([]);
  });

  it('says how long to wait when asked again too soon', async () => {
    const page = v1();
    await page.app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect(await page.app.get('account').requestPasscode.execute({ email, locale: 'en' })).toEqual({
      ok: false,
      error: { code: 'too_many_requests', retryAfterSeconds: 60 },
    });
  });

  it('goes on where it stopped when the link to the other services got lost', async () => {
    const page = v1();
    const { app, site } = page;
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const typed = { email, passcode: passcodeIn(page) };
    site.world.network.failNext('exchange', 'request_lost');
    expect(await app.get('account').signIn.execute(typed)).toEqual({ ok: false, error: { code: 'offline' } });
    expect(app.get('account').session.current.kind).toBe('signed-out');
    expect(await app.get('account').signIn.execute(typed)).toEqual({ ok: true, value: undefined });
    expect(site.world.network.count('legacySignIn')).toBe(1);
  });

  it('is that of the address, not of an account that was begun for a purchase and got lost', async () => {
    const page = v1();
    const { app, site, account } = page;
    site.world.network.failNext('createAccount', 'answer_lost');
    const bought = await app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    expect(bought).toMatchObject({ error: { code: 'offline' } });
    await signedIn(page);
    expect(app.get('account').session.current).toMatchObject({ account: { id: account, email } });
  });

  it('is that of the address that was typed last, also when the link of another one got lost', async () => {
    const page = v1();
    const { app, site } = page;
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    site.world.network.failNext('exchange', 'request_lost');
    await app.get('account').signIn.execute({ email, passcode: passcodeIn(page) });
    const other = site.world.auth.addAccount('max@example.com');
    await app.get('account').requestPasscode.execute({ email: 'max@example.com', locale: 'en' });
    const passcode = passcodeIn(page, 'max@example.com');
    expect(await app.get('account').signIn.execute({ email: 'max@example.com', passcode })).toMatchObject({
      ok: true,
    });
    expect(app.get('account').session.current).toMatchObject({ account: { id: other } });
  });

  it('is forgotten with the session', async () => {
    const { app, store } = await signedIn(v1());
    await app.get('account').signOut.execute();
    expect(store.read('legacySession')).toBeNull();
    expect(store.read('session')).toBeNull();
  });
});

describe('changing an account through the first auth service', () => {
  it('uses its token, and the session names the new address after', async () => {
    const page = await signedIn(v1());
    const { app, site, store } = page;
    const next = 'new@example.com';
    const asked = await app.get('account').requestEmailChange.execute({ email: next, locale: 'en' });
    const hash = asked.ok ? asked.value.hash : '';
    const confirmed = await app.get('account').confirmEmailChange.execute({
      email: next,
      passcode: passcodeIn(page, next),
      hash,
      locale: 'en',
    });
    expect(confirmed).toEqual({ ok: true, value: { email: next } });
    expect(app.get('account').session.current).toMatchObject({ account: { email: next } });
    expect(store.read('legacySession')).toMatchObject({ email: next });
    expect(site.world.network.count('requestEmailChange')).toBe(0);
    expect(site.world.network.count('confirmLegacyEmailChange')).toBe(1);
  });

  it('says that the code is wrong, and goes on naming the address there was', async () => {
    const page = await signedIn(v1());
    const { app, site, store } = page;
    const kept = store.read('legacySession');
    const next = 'new@example.com';
    const asked = await app.get('account').requestEmailChange.execute({ email: next, locale: 'en' });
    const hash = asked.ok ? asked.value.hash : '';
    const passcode = passcodeIn(page, next) === '000000' ? '000001' : '000000';
    const linked = site.world.network.count('createAccount');
    expect(
      await app.get('account').confirmEmailChange.execute({ email: next, passcode, hash, locale: 'en' }),
    ).toEqual({ ok: false, error: { code: 'invalid_login_credentials' } });
    expect(store.read('legacySession')).toEqual(kept);
    expect(site.world.network.count('createAccount')).toBe(linked);
  });

  it('takes the token that the app gives where this page has none', async () => {
    const { app, hostApp, site, account } = v1();
    hostApp.token = site.world.auth.legacyTokenOf(account);
    const asked = await app
      .get('account')
      .requestEmailChange.execute({ email: 'new@example.com', locale: 'en' });
    expect(asked).toMatchObject({ ok: true });
  });

  it('throws the words of the specification without a token, and sends nothing', async () => {
    const { app, site } = v1();
    const words = 'No token supplied for v1 account edit';
    const change = { email: 'new@example.com', locale: 'en' } as const;
    await expect(app.get('account').requestEmailChange.execute(change)).rejects.toThrow(words);
    await expect(
      app.get('account').confirmEmailChange.execute({ ...change, passcode: '123456', hash: 'hash' }),
    ).rejects.toThrow(words);
    expect(site.world.mailbox.mails).toEqual([]);
  });

  it('ends the session when the service takes the token no more, and changes nothing', async () => {
    const { app, site, store, account } = await signedIn(v1());
    const row = site.world.auth.state.accounts[account];
    if (row !== undefined) row.legacyToken = 'another';
    expect(
      await app.get('account').requestEmailChange.execute({ email: 'new@example.com', locale: 'en' }),
    ).toEqual({
      ok: false,
      error: { code: 'signed_out' },
    });
    expect(app.get('account').session.current).toEqual({ kind: 'signed-out', reason: 'invalid' });
    expect(store.read('legacySession')).toBeNull();
    expect(row?.email).toBe(email);
  });
});

describe('removing an address', () => {
  it.each([true, false])('takes the passcode that went to it (second auth service: %s)', async (v2) => {
    const page = await signedIn(inApp({ useSubscriptionsAuthV2: v2 }));
    const { app, site, account } = page;
    site.clock.advance(61_000);
    const asked = await app.get('account').requestEmailChange.execute({ email: null, locale: 'en' });
    expect(site.world.auth.state.accounts[account]?.email).toBe(email);
    const confirmed = await app.get('account').confirmEmailChange.execute({
      email: null,
      passcode: passcodeIn(page),
      hash: asked.ok ? asked.value.hash : '',
      locale: 'en',
    });
    expect(confirmed).toEqual({ ok: true, value: { email } });
    expect(site.world.auth.state.accounts[account]?.email).toBeNull();
    // The app is given a session without the address, and the page takes that one over.
    await comesTrue(() =>
      expect(app.get('account').session.current).toMatchObject({
        kind: 'signed-in',
        account: { email: null },
      }),
    );
  });

  it('of an account that has none is refused', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro');
    await app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    expect(await app.get('account').requestEmailChange.execute({ email: null, locale: 'en' })).toEqual({
      ok: false,
      error: { code: 'invalid_email_address' },
    });
    expect(site.world.mailbox.mails).toEqual([]);
  });
});

describe('the account as the service has it', () => {
  it.each([true, false])('is read with the token of the page (second auth service: %s)', async (v2) => {
    const { app, account, site } = await signedIn(inApp({ useSubscriptionsAuthV2: v2 }));
    expect(await app.get('account').readAccount.read()).toEqual({
      ok: true,
      value: { id: account, email, entitlements: [] },
    });
    expect(site.world.network.count(v2 ? 'accountInfo' : 'validate')).toBe(1);
  });

  it.each([true, false])('is nobody’s while nobody is signed in (second auth service: %s)', async (v2) => {
    const { app, hostApp } = inApp({ useSubscriptionsAuthV2: v2 });
    const signedOut = { ok: false, error: { code: 'signed_out' } };
    expect(await app.get('account').readAccount.read()).toEqual(signedOut);
    hostApp.token = 'forged';
    expect(await app.get('account').readAccount.read()).toEqual(signedOut);
  });

  it('cannot be read while the first service is away', async () => {
    const { app, hostApp, site, account } = v1();
    hostApp.token = site.world.auth.legacyTokenOf(account);
    site.world.network.down = true;
    expect(await app.get('account').readAccount.read()).toEqual({ ok: false, error: { code: 'offline' } });
  });
});

describe('the session of a host app', () => {
  it('is taken over by the access token that the app gives', async () => {
    const there = await signedIn(inApp({ useSubscriptionsAuthV2: true }));
    const accessToken = there.store.read('session')?.accessToken ?? '';
    const here = there.site.browser().tab('/subscriptions/manage', { inHostApp: true });
    here.hostApp.accessToken = accessToken;
    expect(await here.app.get('host').session.again()).toEqual({
      ok: true,
      value: { id: there.account, email },
    });
    expect(here.store.read('session')).toEqual({ accessToken, refreshToken: null });
    expect(here.app.get('account').session.current.kind).toBe('signed-in');
  });

  it('is taken over by the token of the first auth service, which is checked before', async () => {
    const { app, hostApp, site, account, store } = v1();
    hostApp.token = site.world.auth.legacyTokenOf(account);
    expect(await app.get('host').session.again()).toEqual({
      ok: true,
      value: { id: account, email },
    });
    const kept = { authToken: hostApp.token, externalId: account, email, inApp: true };
    expect(store.read('legacySession')).toEqual(kept);
    expect(app.get('account').session.current).toMatchObject({ account: { id: account } });
  });

  it.each([true, false])('is nobody’s when the app gives no token (second auth service: %s)', async (v2) => {
    const { app, store } = inApp({ useSubscriptionsAuthV2: v2 });
    expect(await app.get('host').session.again()).toEqual({
      ok: false,
      error: { code: 'signed_out' },
    });
    expect(store.read('session')).toBeNull();
  });

  it('is not taken over by a token that the first service refuses, or while it is away', async () => {
    const { app, hostApp, store, site } = v1();
    hostApp.token = 'forged';
    expect(await app.get('host').session.again()).toMatchObject({
      error: { code: 'signed_out' },
    });
    site.world.network.down = true;
    expect(await app.get('host').session.again()).toMatchObject({ error: { code: 'offline' } });
    expect(store.read('legacySession')).toBeNull();
  });

  it('is not there in a plain browser', async () => {
    const { app } = memorySite().browser().tab('/pro');
    expect(await app.get('host').session.again()).toEqual({
      ok: false,
      error: { code: 'not_present' },
    });
  });
});
