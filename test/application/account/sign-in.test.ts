import { describe, expect, it } from 'vitest';
import { drawRecoveryKey } from '../../../src/domain/account/recovery-key.ts';
import { memorySite } from '../../support/memory-browser.ts';

const email = 'lena@example.com';

function siteWithLena() {
  const site = memorySite();
  site.world.auth.addAccount(email);
  return site;
}

function passcode(site: ReturnType<typeof memorySite>): string {
  return site.world.mailbox.passcodeFor(email) ?? 'none';
}

describe('asking for a passcode', () => {
  it('sends it in the visitor’s language and says when the next one may be asked for', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab('/de/pro/login');
    const outcome = await app
      .get('account')
      .requestPasscode.execute({ email: ' Lena@Example.com ', locale: 'de' });
    expect(outcome).toEqual({ ok: true, value: { resendAfterSeconds: 60 } });
    expect(site.world.mailbox.mails).toMatchObject([{ to: email, locale: 'de' }]);
  });

  it('uses one authorization session for a first and a second passcode', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    site.clock.advance(61_000);
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect(site.world.network.calls).toEqual(['authorize', 'sendPasscode', 'sendPasscode']);
  });

  it('says the same for an address nobody has', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    expect(
      await app.get('account').requestPasscode.execute({ email: 'nobody@example.com', locale: 'en' }),
    ).toEqual({
      ok: true,
      value: { resendAfterSeconds: 60 },
    });
  });

  it('asks the service nothing for what is no address', async () => {
    const site = siteWithLena();
    const { app, store } = site.browser().tab();
    expect(await app.get('account').requestPasscode.execute({ email: 'lena@', locale: 'en' })).toMatchObject({
      error: { code: 'invalid_email_address' },
    });
    expect(site.world.network.calls).toEqual([]);
    expect(store.read('pendingAuthorization')).toBeNull();
  });

  it('says how long to wait when asked again too soon, and sends nothing', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    site.clock.advance(10_000);
    expect(await app.get('account').requestPasscode.execute({ email, locale: 'en' })).toMatchObject({
      error: { code: 'too_many_requests', retryAfterSeconds: 50 },
    });
    expect(site.world.mailbox.mails).toHaveLength(1);
  });

  it('opens a new authorization session when the old one is over', async () => {
    const site = siteWithLena();
    const { app, store } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    site.world.auth.state.sessions = {};
    site.clock.advance(61_000);
    expect(await app.get('account').requestPasscode.execute({ email, locale: 'en' })).toMatchObject({
      ok: true,
    });
    expect(site.world.network.count('authorize')).toBe(2);
    expect(store.read('pendingAuthorization')).toMatchObject({ purpose: 'sign-in', code: null });
  });

  it('says so when the service is away, reports it, and works when it is back', async () => {
    const site = siteWithLena();
    const { app, reporter, store } = site.browser().tab();
    site.world.network.down = true;
    expect(await app.get('account').requestPasscode.execute({ email, locale: 'en' })).toEqual({
      ok: false,
      error: { code: 'offline' },
    });
    expect(reporter.reports).toEqual([{ name: 'subscription.v2Authorization', code: 'offline' }]);
    expect(store.read('pendingAuthorization')).toBeNull();
    site.world.network.down = false;
    site.world.network.failNext('sendPasscode', 'bad_answer');
    expect(await app.get('account').requestPasscode.execute({ email, locale: 'en' })).toMatchObject({
      error: { code: 'communication' },
    });
    expect(reporter.reports[1]).toEqual({ name: 'subscription.v2Passphrase', code: 'communication' });
  });
});

describe('signing in', () => {
  it('works with the passcode however it is typed, and leaves nothing pending', async () => {
    const site = siteWithLena();
    const { app, store } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const typed = passcode(site).replace(/^(...)/, ' $1-');
    expect(await app.get('account').signIn.execute({ email: 'LENA@example.com', passcode: typed })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email } });
    expect(store.read('pendingAuthorization')).toBeNull();
  });

  it('takes each of the last two passcodes', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const first = passcode(site);
    site.clock.advance(61_000);
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect((await app.get('account').signIn.execute({ email, passcode: first })).ok).toBe(true);
  });

  it('says that a passcode is wrong, signs nobody in, and takes the right one after', async () => {
    const site = siteWithLena();
    const { app, store, reporter } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const wrong = passcode(site) === '000000' ? '000001' : '000000';
    expect(await app.get('account').signIn.execute({ email, passcode: wrong })).toEqual({
      ok: false,
      error: { code: 'invalid_login_credentials' },
    });
    expect(app.get('account').session.current.kind).toBe('signed-out');
    expect(store.read('session')).toBeNull();
    expect(reporter.reports).toEqual([{ name: 'subscription.v2Login', code: 'invalid_login_credentials' }]);
    expect((await app.get('account').signIn.execute({ email, passcode: passcode(site) })).ok).toBe(true);
  });

  it('asks the service nothing for what is no passcode', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect(await app.get('account').signIn.execute({ email, passcode: '12345' })).toMatchObject({
      error: { code: 'invalid_login_credentials' },
    });
    expect(site.world.network.count('signIn')).toBe(0);
  });

  it('does not take a passcode twice', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const used = passcode(site);
    await app.get('account').signIn.execute({ email, passcode: used });
    await app.get('account').signOut.execute();
    site.clock.advance(61_000);
    const other = site.browser().tab();
    await other.app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect(passcode(site), 'the numbers of the site are the same in every run').not.toBe(used);
    expect(await other.app.get('account').signIn.execute({ email, passcode: used })).toMatchObject({
      error: { code: 'invalid_login_credentials' },
    });
  });

  it('closes the address after five wrong passcodes and says for how long', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const right = passcode(site);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1)
      await app.get('account').signIn.execute({ email, passcode: wrong });
    expect(await app.get('account').signIn.execute({ email, passcode: right })).toEqual({
      ok: false,
      error: { code: 'too_many_requests', retryAfterSeconds: 900 },
    });
    expect(app.get('account').session.current.kind).toBe('signed-out');
  });

  it('takes a passcode that another browser asked for', async () => {
    const site = siteWithLena();
    await site.browser().tab().app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const { app, store } = site.browser().tab();
    expect((await app.get('account').signIn.execute({ email, passcode: passcode(site) })).ok).toBe(true);
    expect(app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email } });
    expect(store.read('pendingAuthorization')).toBeNull();
  });

  it('refuses a passcode of more than ten minutes ago, and signs nobody in', async () => {
    const site = siteWithLena();
    const { app, store } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    site.clock.advance(600_000);
    expect(await app.get('account').signIn.execute({ email, passcode: passcode(site) })).toMatchObject({
      error: { code: 'invalid_login_credentials' },
    });
    expect(store.read('session')).toBeNull();
  });

  it('opens another session for the same passcode when the service no longer knows the first', async () => {
    const site = siteWithLena();
    const { app, store } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    site.world.auth.state.sessions = {};
    expect((await app.get('account').signIn.execute({ email, passcode: passcode(site) })).ok).toBe(true);
    expect(site.world.network.count('authorize')).toBe(2);
    expect(store.read('pendingAuthorization')).toBeNull();
  });

  it('keeps what was typed when no session can be opened, and sends no passcode anywhere', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    site.world.network.down = true;
    expect(await app.get('account').signIn.execute({ email, passcode: '123456' })).toEqual({
      ok: false,
      error: { code: 'offline' },
    });
    expect(site.world.network.count('signIn')).toBe(0);
  });

  it('asks for a new passcode when the verifier does not match, and signs nobody in', async () => {
    const site = siteWithLena();
    const { app, store, reporter } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    store.write('pendingAuthorization', { purpose: 'sign-in', verifier: 'x'.repeat(43), code: null });
    expect(await app.get('account').signIn.execute({ email, passcode: passcode(site) })).toMatchObject({
      error: { code: 'invalid_session_id' },
    });
    expect([store.read('session'), store.read('pendingAuthorization')]).toEqual([null, null]);
    expect(reporter.reports).toEqual([{ name: 'subscription.v2Tokens', code: 'invalid_token_request' }]);
    site.clock.advance(61_000);
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect((await app.get('account').signIn.execute({ email, passcode: passcode(site) })).ok).toBe(true);
  });

  it('takes a new passcode after a sign-in by key that could not begin because its answer got lost', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    site.world.network.failNext('authorize', 'answer_lost');
    const key = drawRecoveryKey((count) => site.random.bytes(count));
    expect(await app.get('account').signInByKey.execute(key)).toEqual({
      ok: false,
      error: { code: 'offline' },
    });
    expect(site.world.network.count('signInByKey')).toBe(0);
    expect(await app.get('account').signIn.execute({ email, passcode: passcode(site) })).toMatchObject({
      ok: true,
    });
    expect(app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email } });
  });

  it('takes the same passcode again when the answer to it got lost, in the same sign-in', async () => {
    const site = siteWithLena();
    const { app, store } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const typed = { email, passcode: passcode(site) };
    site.world.network.failNext('signIn', 'answer_lost');
    expect(await app.get('account').signIn.execute(typed)).toEqual({ ok: false, error: { code: 'offline' } });
    expect(store.read('session')).toBeNull();
    expect(await app.get('account').signIn.execute(typed)).toEqual({ ok: true, value: undefined });
    expect(app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email } });
    expect(Object.keys(site.world.auth.state.families), 'one session for one sign-in').toHaveLength(1);
    expect(site.world.mailbox.mails).toHaveLength(1);
  });

  it('goes on where it stopped when the tokens got lost on their way', async () => {
    const site = siteWithLena();
    const { app } = site.browser().tab();
    await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    site.world.network.failNext('exchange', 'request_lost');
    expect(await app.get('account').signIn.execute({ email, passcode: passcode(site) })).toMatchObject({
      error: { code: 'offline' },
    });
    expect((await app.get('account').signIn.execute({ email, passcode: passcode(site) })).ok).toBe(true);
    expect(site.world.network.count('signIn')).toBe(1);
  });
});
