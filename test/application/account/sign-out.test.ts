import { describe, expect, it, vi } from 'vitest';
import { success } from '../../../src/domain/result.ts';
import { tokens } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { originOf } from '../../support/origin.ts';
import { signedInAs } from '../../support/signed-in.ts';

describe('signing out', () => {
  it('ends the session here, in the other tabs and on the service', async () => {
    const site = memorySite();
    const browser = site.browser();
    const { app, store } = await signedInAs(site, browser.tab(), 'lena@example.com');
    const other = browser.tab();
    const token = store.read('session')?.accessToken ?? '';
    expect(site.world.auth.tokens.verify(token)).not.toBeNull();

    expect(await app.get('account').signOut.execute()).toEqual({ ok: true, value: undefined });
    expect(app.get('account').session.current).toEqual({ kind: 'signed-out', reason: 'signed_out' });
    expect(other.app.get('account').session.current).toEqual({ kind: 'signed-out', reason: 'signed_out' });
    expect(store.read('session')).toBeNull();
    expect(site.world.auth.tokens.verify(token)).toBeNull();
  });

  it('ends the session here even if the service is away, and says that it was not told', async () => {
    const site = memorySite();
    const { app, store } = await signedInAs(site, site.browser().tab(), 'lena@example.com');
    site.world.network.down = true;
    expect(await app.get('account').signOut.execute()).toEqual({ ok: false, error: { code: 'offline' } });
    expect(app.get('account').session.current.kind).toBe('signed-out');
    expect(store.read('session')).toBeNull();
  });

  it('tells the service also with an access token that is over', async () => {
    const site = memorySite();
    const { app, store } = await signedInAs(site, site.browser().tab(), 'lena@example.com');
    const refreshToken = store.read('session')?.refreshToken ?? '';
    site.clock.advance(5 * 3_600_000);
    expect(await app.get('account').signOut.execute()).toEqual({ ok: true, value: undefined });
    expect(site.world.auth.tokens.refresh(refreshToken)).toMatchObject({ error: { reason: 'loggedOut' } });
  });

  it.each([
    ['does not answer', 'request_lost', 'offline'],
    ['answers badly', 'bad_answer', 'communication'],
  ] as const)(
    'reports that the service %s when the token is to be renewed for it',
    async (_, fault, code) => {
      const site = memorySite();
      const { app, store, reporter } = await signedInAs(site, site.browser().tab(), 'lena@example.com');
      site.clock.advance(5 * 3_600_000);
      site.world.network.failNext('refresh', fault);
      site.world.network.failNext('refresh', fault);
      expect(await app.get('account').signOut.execute()).toEqual({ ok: false, error: { code } });
      expect(reporter.reports).toEqual([{ name: 'subscription.tokenRefresh', code }]);
      expect(store.read('session')).toBeNull();
      expect(site.world.network.count('signOut')).toBe(0);
    },
  );

  it('reports a renewed token that cannot be read, and does not call with it', async () => {
    const site = memorySite();
    const { app, reporter } = await signedInAs(site, site.browser().tab(), 'lena@example.com');
    site.clock.advance(5 * 3_600_000);
    vi.spyOn(site.world.auth.tokens, 'refresh').mockReturnValue(success(tokens({ accessToken: 'garbage' })));
    expect(await app.get('account').signOut.execute()).toEqual({
      ok: false,
      error: { code: 'communication' },
    });
    expect(reporter.reports).toEqual([{ name: 'subscription.tokenRefresh', code: 'communication' }]);
    expect(site.world.network.count('signOut')).toBe(0);
  });

  it('renews an old token only when no other tab is renewing it', async () => {
    const site = memorySite();
    const browser = site.browser();
    const { app, store } = await signedInAs(site, browser.tab(), 'lena@example.com');
    site.clock.advance(5 * 3_600_000);
    const other = Promise.withResolvers<void>();
    const held = browser.lock.run('session', () => other.promise);
    const signedOut = app.get('account').signOut.execute();
    await new Promise(setImmediate);
    expect(store.read('session')).toBeNull();
    expect(site.world.network.count('refresh')).toBe(0);
    other.resolve();
    await held;
    expect((await signedOut).ok).toBe(true);
    expect(site.world.network.count('refresh')).toBe(1);
  });

  it('is done when the service ended the session before', async () => {
    const site = memorySite();
    const { app, store } = await signedInAs(site, site.browser().tab(), 'lena@example.com');
    site.world.auth.tokens.signOut(store.read('session')?.accessToken ?? '');
    expect((await app.get('account').signOut.execute()).ok).toBe(true);
  });

  it('asks the service nothing when nobody is signed in', async () => {
    const site = memorySite();
    const { app } = site.browser().tab();
    expect((await app.get('account').signOut.execute()).ok).toBe(true);
    expect(site.world.network.calls).toEqual([]);
  });

  it('keeps what is not the account’s', async () => {
    const site = memorySite();
    const { app, store } = await signedInAs(
      site,
      site.browser().tab('/pro?origin=home_google'),
      'lena@example.com',
    );
    await app.get('account').signOut.execute();
    expect(store.read('origin')).toEqual(originOf('home_google'));
  });

  it('everywhere is done when it is asked for again because the first answer got lost', async () => {
    const site = memorySite();
    const { app } = await signedInAs(site, site.browser().tab(), 'lena@example.com');
    const { session, signOutEverywhere } = app.get('account');
    site.world.network.failNext('signOutEverywhere', 'answer_lost');
    expect(await signOutEverywhere.execute()).toEqual({ ok: false, error: { code: 'offline' } });
    expect(session.current.kind).toBe('signed-in');
    expect(await signOutEverywhere.execute()).toEqual({ ok: true, value: undefined });
    expect(session.current).toEqual({ kind: 'signed-out', reason: 'signed_out' });
    expect(await signOutEverywhere.execute(), 'nothing was done').toEqual({
      ok: false,
      error: { code: 'signed_out' },
    });
  });
});
