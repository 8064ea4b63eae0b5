import { describe, expect, it } from 'vitest';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const route = '/de/subscriptions/welcome/stripe';

describe('a host app', () => {
  it('gets both tokens, once, on the route where it waits for them', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab(route, { inHostApp: true }), 'lena@example.com');
    await tab.app.get('account').handTokensToHostApp.execute();
    await tab.app.get('account').handTokensToHostApp.execute();
    const [message, ...others] = tab.hostApp.notified;
    expect(message).toMatchObject({ name: 'setAuthTokens' });
    expect(others).toEqual([]);
    const kept = tab.store.read('session');
    expect(message?.params).not.toMatchObject({ refreshToken: kept?.refreshToken });
    // Each has a session of its own: that the app renews does not sign the page out.
    expect(site.world.auth.tokens.refresh(kept?.refreshToken ?? '').ok).toBe(true);
  });

  it('gets nothing on other pages, when nobody is signed in, or when a token is missing', async () => {
    const site = memorySite();
    const elsewhere = await signedInAs(
      site,
      site.browser().tab('/pro/welcome', { inHostApp: true }),
      'a@example.com',
    );
    await elsewhere.app.get('account').handTokensToHostApp.execute();
    expect(elsewhere.hostApp.notified).toEqual([]);

    const nobody = site.browser().tab(route, { inHostApp: true });
    await nobody.app.get('account').handTokensToHostApp.execute();
    expect(nobody.hostApp.notified).toEqual([]);

    const half = await signedInAs(site, site.browser().tab(route, { inHostApp: true }), 'b@example.com');
    const session = half.store.read('session');
    half.store.write('session', { accessToken: session?.accessToken ?? '', refreshToken: null });
    await half.app.get('account').handTokensToHostApp.execute();
    expect(half.hostApp.notified).toEqual([]);
  });

  it('that was not given any is given them when it is tried again, and twice at once gives them once', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab(route, { inHostApp: true }), 'lena@example.com');
    const { handTokensToHostApp } = tab.app.get('account');
    site.world.network.down = true;
    await handTokensToHostApp.execute();
    expect(tab.hostApp.notified).toEqual([]);
    site.world.network.down = false;
    await Promise.all([handTokensToHostApp.execute(), handTokensToHostApp.execute()]);
    expect(tab.hostApp.notified).toHaveLength(1);
    expect(site.world.network.count('handOver')).toBe(2);
  });

  it('is not spoken to when there is none', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab(route), 'lena@example.com');
    await tab.app.get('account').handTokensToHostApp.execute();
    expect(tab.hostApp.notified).toEqual([]);
  });

  it('that asks for the first auth service gets its token instead, once, and nothing while there is none', async () => {
    const site = memorySite();
    const tab = site.browser().tab(route, { inHostApp: true });
    tab.hostApp.featureConfig = {};
    await tab.app.get('account').handTokensToHostApp.execute();
    expect(tab.hostApp.notified).toEqual([]);
    await signedInAs(site, tab, 'lena@example.com');
    await tab.app.get('account').handTokensToHostApp.execute();
    await tab.app.get('account').handTokensToHostApp.execute();
    const token = tab.store.read('legacySession')?.authToken;
    expect(tab.hostApp.notified).toEqual([{ name: 'setSubscription', params: { token } }]);
  });
});
