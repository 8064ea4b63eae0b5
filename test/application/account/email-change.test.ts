import { describe, expect, it, vi } from 'vitest';
import { plan } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const email = 'lena@example.com';

async function withAccount() {
  const site = memorySite();
  const tab = site.browser().tab('/pro');
  await tab.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
  return { site, ...tab };
}

describe('adding an address', () => {
  it('sends a passcode to it, and the session names it once it is confirmed', async () => {
    const { site, app } = await withAccount();
    expect(app.get('account').session.current).toMatchObject({ account: { email: null } });
    const requested = await app.get('account').requestEmailChange.execute({
      email: ' Lena@Example.com',
      locale: 'de',
    });
    if (!requested.ok) throw new Error(requested.error.code);
    expect(site.world.mailbox.mails).toMatchObject([{ to: email, locale: 'de' }]);
    const passcode = site.world.mailbox.passcodeFor(email) ?? '';
    const confirmed = await app.get('account').confirmEmailChange.execute({
      email,
      passcode: ` ${passcode}`,
      hash: requested.value.hash,
      locale: 'de',
    });
    expect(confirmed).toEqual({ ok: true, value: { email } });
    expect(app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email } });
  });

  it('goes on with the passcode that was sent when the answer to asking for it got lost', async () => {
    const { site, app } = await withAccount();
    const { requestEmailChange, confirmEmailChange } = app.get('account');
    site.world.network.failNext('requestEmailChange', 'answer_lost');
    expect(await requestEmailChange.execute({ email, locale: 'en' })).toMatchObject({
      error: { code: 'offline' },
    });
    const requested = await requestEmailChange.execute({ email, locale: 'en' });
    const hash = requested.ok ? requested.value.hash : '';
    expect(site.world.mailbox.mails, 'one mail for one request').toHaveLength(1);
    const passcode = site.world.mailbox.passcodeFor(email) ?? '';
    expect(await confirmEmailChange.execute({ email, passcode, hash, locale: 'en' })).toEqual({
      ok: true,
      value: { email },
    });
  });

  it('asks for another passcode, or one elsewhere, anew', async () => {
    const { site, app } = await withAccount();
    const { requestEmailChange } = app.get('account');
    site.world.network.failNext('requestEmailChange', 'answer_lost');
    await requestEmailChange.execute({ email, locale: 'en' });
    await requestEmailChange.execute({ email: 'elsewhere@example.com', locale: 'en' });
    expect(
      await requestEmailChange.execute({ email, locale: 'en' }),
      'its first answer is history',
    ).toMatchObject({
      error: { code: 'too_many_requests' },
    });
    expect(site.world.mailbox.mails.map(({ to }) => to)).toEqual(['elsewhere@example.com', email]);
  });

  it('asks anew, by another key, after an answer that was a refusal', async () => {
    const { site, app } = await withAccount();
    const asked = vi.spyOn(site.world.auth, 'requestEmailChange');
    const { requestEmailChange } = app.get('account');
    site.world.auth.addAccount(email);
    for (let time = 0; time < 2; time += 1)
      expect(await requestEmailChange.execute({ email, locale: 'en' })).toMatchObject({
        error: { code: 'email_address_in_use' },
      });
    const [first, second] = asked.mock.calls.map(([, { key }]) => key);
    expect(first).not.toBe(second);
  });

  it('is done when it is confirmed again because the first answer got lost', async () => {
    const { site, app } = await withAccount();
    const { session, requestEmailChange, confirmEmailChange } = app.get('account');
    const requested = await requestEmailChange.execute({ email, locale: 'en' });
    const hash = requested.ok ? requested.value.hash : '';
    const passcode = site.world.mailbox.passcodeFor(email) ?? '';
    const changes: string[] = [];
    confirmEmailChange.changed$.subscribe((kind) => changes.push(kind));
    site.world.network.failNext('confirmEmailChange', 'answer_lost');
    const confirm = () => confirmEmailChange.execute({ email, passcode, hash, locale: 'en' });
    expect(await confirm()).toMatchObject({ error: { code: 'offline' } });
    expect(changes).toEqual([]);
    expect(await confirm()).toEqual({ ok: true, value: { email } });
    expect(session.current).toMatchObject({ account: { email } });
    expect(changes).toEqual(['add']);
  });

  it('asks the service nothing for what is no address or no passcode', async () => {
    const { site, app } = await withAccount();
    expect(
      await app.get('account').requestEmailChange.execute({ email: 'lena', locale: 'en' }),
    ).toMatchObject({
      error: { code: 'invalid_email_address' },
    });
    expect(
      await app
        .get('account')
        .confirmEmailChange.execute({ email, passcode: '1', hash: 'hash', locale: 'en' }),
    ).toMatchObject({ error: { code: 'invalid_login_credentials' } });
    expect(
      site.world.network.count('requestEmailChange') + site.world.network.count('confirmEmailChange'),
    ).toBe(0);
  });

  it('says that another account has the address, and sends nothing to it', async () => {
    const { site, app, reporter } = await withAccount();
    site.world.auth.addAccount(email);
    expect(await app.get('account').requestEmailChange.execute({ email, locale: 'en' })).toMatchObject({
      error: { code: 'email_address_in_use' },
    });
    expect(site.world.mailbox.mails).toEqual([]);
    expect(reporter.reports).toEqual([{ name: 'subscription.v2AccountEdit', code: 'email_address_in_use' }]);
  });

  it('says that the passcode is wrong and changes nothing', async () => {
    const { site, app, reporter } = await withAccount();
    const requested = await app.get('account').requestEmailChange.execute({ email, locale: 'en' });
    const hash = requested.ok ? requested.value.hash : '';
    const passcode = site.world.mailbox.passcodeFor(email) === '000000' ? '000001' : '000000';
    expect(
      await app.get('account').confirmEmailChange.execute({ email, passcode, hash, locale: 'en' }),
    ).toMatchObject({
      error: { code: 'invalid_login_credentials' },
    });
    expect(app.get('account').session.current).toMatchObject({ account: { email: null } });
    expect(site.world.network.count('refresh')).toBe(0);
    expect(reporter.reports).toEqual([
      { name: 'subscription.v2AccountEditConfirm', code: 'invalid_login_credentials' },
    ]);
  });

  it('says that the request is another one’s or too old', async () => {
    const { site, app } = await withAccount();
    await app.get('account').requestEmailChange.execute({ email, locale: 'en' });
    const passcode = site.world.mailbox.passcodeFor(email) ?? '';
    expect(
      await app.get('account').confirmEmailChange.execute({ email, passcode, hash: 'forged', locale: 'en' }),
    ).toMatchObject({ error: { code: 'invalid_link_signature' } });
  });

  it('says so too where the address asked for is the one there is: nothing has changed', async () => {
    const site = memorySite();
    const { app } = await signedInAs(site, site.browser().tab(), email);
    const changes: string[] = [];
    app.get('account').confirmEmailChange.changed$.subscribe((kind) => changes.push(kind));
    const { confirmEmailChange } = app.get('account');
    expect(
      await confirmEmailChange.execute({ email, passcode: '123456', hash: 'forged', locale: 'en' }),
    ).toMatchObject({ error: { code: 'invalid_link_signature' } });
    expect(changes).toEqual([]);
  });

  it('is done when only the renewal after it fails; the next renewal names the address', async () => {
    const { site, app } = await withAccount();
    const requested = await app.get('account').requestEmailChange.execute({ email, locale: 'en' });
    const hash = requested.ok ? requested.value.hash : '';
    const passcode = site.world.mailbox.passcodeFor(email) ?? '';
    site.world.network.failNext('refresh', 'request_lost');
    site.world.network.failNext('refresh', 'request_lost');
    expect(
      await app.get('account').confirmEmailChange.execute({ email, passcode, hash, locale: 'en' }),
    ).toMatchObject({
      ok: true,
    });
    expect(app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email: null } });
    await app.get('account').session.renew();
    expect(app.get('account').session.current).toMatchObject({ account: { email } });
  });

  it('says that nobody is signed in when the session was ended', async () => {
    const site = memorySite();
    const { app, store } = await signedInAs(site, site.browser().tab(), email);
    site.world.auth.tokens.signOut(store.read('session')?.accessToken ?? '');
    expect(
      await app.get('account').requestEmailChange.execute({ email: 'new@example.com', locale: 'en' }),
    ).toMatchObject({
      error: { code: 'signed_out' },
    });
    expect(app.get('account').session.current).toEqual({ kind: 'signed-out', reason: 'loggedOut' });
    expect(site.world.mailbox.mails.filter(({ to }) => to === 'new@example.com')).toEqual([]);
  });
});
