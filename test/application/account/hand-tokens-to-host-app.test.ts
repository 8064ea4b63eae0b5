import { describe, expect, it, vi } from 'vitest';
import { HandTokensToHostApp } from '../../../src/application/account/hand-tokens-to-host-app.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const route = '/de/subscriptions/welcome/stripe';

describe('a host app', () => {
  it('gets a session of its own, once, and the page asks it for tokens from then on', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab(route, { inHostApp: true }), 'lena@example.com');
    const own = tab.store.read('session');
    await tab.app.container.get(HandTokensToHostApp).execute();
    await tab.app.container.get(HandTokensToHostApp).execute();
    const [message, ...others] = tab.hostApp.notified;
    expect(message).toMatchObject({ name: 'setAuthTokens' });
    expect(others).toEqual([]);
    expect(message?.params).not.toMatchObject({ refreshToken: own?.refreshToken });
    // Only the app can renew: a page that did so too would end the family of both.
    expect(tab.store.read('session')).toEqual({ accessToken: tab.hostApp.accessToken, refreshToken: null });
    site.clock.advance(5 * 3_600_000);
    const { refreshToken } = { refreshToken: '', ...message?.params };
    const renewed = site.world.auth.tokens.refresh(refreshToken);
    tab.hostApp.accessToken = renewed.ok ? renewed.value.accessToken : '';
    expect(await tab.app.get('account').session.tokens()).toMatchObject({
      ok: true,
      value: { accessToken: tab.hostApp.accessToken, refreshToken: null },
    });
    expect(site.world.network.count('refresh')).toBe(0);
  });

  it('that does not take the tokens leaves the page its own', async () => {
    const site = memorySite();
    const tab = site.browser().tab(route, { inHostApp: true });
    tab.hostApp.takesTokens = false;
    await signedInAs(site, tab, 'lena@example.com');
    await tab.app.container.get(HandTokensToHostApp).execute();
    site.clock.advance(5 * 3_600_000);
    expect((await tab.app.get('account').session.tokens()).ok).toBe(true);
    expect(site.world.network.count('refresh')).toBe(1);
  });

  it('that is somebody else’s leaves the page its own', async () => {
    const site = memorySite();
    const other = await signedInAs(site, site.browser().tab('/pro/login'), 'max@example.com');
    const tab = site.browser().tab(route, { inHostApp: true });
    tab.hostApp.takesTokens = false;
    tab.hostApp.accessToken = other.store.read('session')?.accessToken ?? null;
    await signedInAs(site, tab, 'lena@example.com');
    const own = tab.store.read('session');
    await tab.app.container.get(HandTokensToHostApp).execute();
    expect(tab.hostApp.notified.map(({ name }) => name)).toEqual(['setAuthTokens']);
    expect(tab.store.read('session')).toEqual(own);
    expect(tab.app.get('account').session.current).toMatchObject({ account: { email: 'lena@example.com' } });
  });

  it('gets none that it could not renew, and the page keeps its own', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab(route, { inHostApp: true }), 'lena@example.com');
    const own = tab.store.read('session');
    const { tokens } = site.world.auth;
    const handOver = tokens.handOver.bind(tokens);
    vi.spyOn(tokens, 'handOver').mockImplementation((accessToken) => {
      const given = handOver(accessToken);
      return given.ok ? { ok: true, value: { ...given.value, refreshToken: null } } : given;
    });
    await tab.app.container.get(HandTokensToHostApp).execute();
    expect(tab.hostApp.notified).toEqual([]);
    expect(tab.store.read('session')).toEqual(own);
  });

  it('gets nothing on pages that our apps do not open, nor when nobody is signed in', async () => {
    const site = memorySite();
    const elsewhere = await signedInAs(
      site,
      site.browser().tab('/settings', { inHostApp: true }),
      'a@example.com',
    );
    await elsewhere.app.container.get(HandTokensToHostApp).execute();
    expect(elsewhere.hostApp.notified).toEqual([]);

    const nobody = site.browser().tab(route, { inHostApp: true });
    await nobody.app.container.get(HandTokensToHostApp).execute();
    expect(nobody.hostApp.notified).toEqual([]);
    expect(site.world.network.count('handOver')).toBe(0);
  });

  it('that was not given any is given them when it is tried again, and twice at once gives them once', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab(route, { inHostApp: true }), 'lena@example.com');
    const handTokens = tab.app.container.get(HandTokensToHostApp);
    site.world.network.down = true;
    await handTokens.execute();
    expect(tab.hostApp.notified).toEqual([]);
    site.world.network.down = false;
    await Promise.all([handTokens.execute(), handTokens.execute()]);
    expect(tab.hostApp.notified).toHaveLength(1);
    expect(site.world.network.count('handOver')).toBe(2);
  });

  it('is not spoken to when there is none', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab(route), 'lena@example.com');
    await tab.app.container.get(HandTokensToHostApp).execute();
    expect(tab.hostApp.notified).toEqual([]);
  });

  it('that asks for the first auth service gets its token instead, once, and nothing while there is none', async () => {
    const site = memorySite();
    const tab = site.browser().tab(route, { inHostApp: true });
    tab.hostApp.featureConfig = {};
    await tab.app.container.get(HandTokensToHostApp).execute();
    expect(tab.hostApp.notified).toEqual([]);
    await signedInAs(site, tab, 'lena@example.com');
    await tab.app.container.get(HandTokensToHostApp).execute();
    await tab.app.container.get(HandTokensToHostApp).execute();
    const token = tab.store.read('legacySession')?.authToken;
    expect(tab.hostApp.notified).toEqual([{ name: 'setSubscription', params: { token } }]);
  });
});
