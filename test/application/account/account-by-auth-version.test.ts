import { describe, expect, it } from 'vitest';
import { plan } from '../../support/build.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { email, inApp, passcodeIn, signedIn, v1 } from './page-in-app.ts';

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
