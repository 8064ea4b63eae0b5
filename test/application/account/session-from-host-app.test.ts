import { describe, expect, it } from 'vitest';
import { memorySite } from '../../support/memory-browser.ts';
import { email, inApp, signedIn, v1 } from './page-in-app.ts';

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
