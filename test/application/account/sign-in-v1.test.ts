import { describe, expect, it } from 'vitest';
import { plan } from '../../support/build.ts';
import { email, passcodeIn, signedIn, v1 } from './page-in-app.ts';

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
