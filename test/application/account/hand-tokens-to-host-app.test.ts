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
    expect(tab.hostApp.notified).toEqual([{ name: 'setAuthTokens', params: tab.store.read('session') }]);
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
