import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { plan } from '../../support/build.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { passTime } from '../../support/time.ts';
import { paying } from './paying.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the subscription', () => {
  it('is none when nobody is signed in, and the service is not asked', async () => {
    const site = memorySite();
    using seen = collect(site.browser().tab().app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 1_000);
    expect(seen.values).toEqual([{ kind: 'none' }]);
    expect(site.world.network.calls).toEqual([]);
  });

  it('comes with signing in and goes with signing out', async () => {
    const site = memorySite();
    const account = site.world.auth.addAccount('lena@example.com');
    site.world.subscriptions.addSubscription(account, 'privacy-pro-yearly-us', 0);
    const tab = site.browser().tab();
    using seen = collect(tab.app.get('subscription').subscription.subscription$);
    await signedInAs(site, tab, 'lena@example.com');
    await passTime(site.clock, 100);
    await tab.app.get('account').signOut.execute();
    expect(seen.values).toMatchObject([
      { kind: 'none' },
      { kind: 'loading', slow: false },
      { kind: 'there', subscription: { productId: 'privacy-pro-yearly-us', status: 'Auto-Renewable' } },
      { kind: 'none' },
    ]);
    expect(seen.values[2]).not.toHaveProperty('arrived', true);
  });

  it('is not asked for before there can be one, and is once a checkout was opened', async () => {
    const site = memorySite();
    const tab = site.browser().tab('/pro');
    using seen = collect(tab.app.get('subscription').subscription.subscription$);
    const opened = await tab.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    await passTime(site.clock, 1_000);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'none' });
    expect(site.world.network.count('subscription')).toBe(0);

    if (opened.ok) site.world.cardProvider.pay(opened.value.checkoutUrl, testCards.good);
    tab.app.get('subscription').subscription.awaitPurchase();
    await passTime(site.clock, 1_000);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'there' });
    expect(tab.store.read('unusedAccount')).toBeNull();
  });

  it('stays on show from one page to the next, and is not asked for twice', async () => {
    const { site, app, page } = await paying();
    site.world.cardProvider.pay(page, testCards.good);
    using first = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 100);
    first.stop();
    using second = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 100);
    expect(second.values).toMatchObject([{ kind: 'there' }]);
    expect(site.world.network.count('subscription')).toBe(1);
    second.stop();
    await passTime(site.clock, 10_000);
    using third = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 100);
    expect(third.values).toMatchObject([{ kind: 'there' }]);
    expect(site.world.network.count('subscription')).toBe(2);
  });

  it('is another one for another account', async () => {
    const { site, app, page, store } = await paying();
    site.world.cardProvider.pay(page, testCards.good);
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 100);
    const other = await signedInAs(site, site.browser().tab(), 'other@example.com');
    const tokens = other.store.read('session');
    if (tokens !== null) app.get('account').session.adopt(tokens);
    await passTime(site.clock, 100);
    expect(store.read('session')).toEqual(tokens);
    expect(seen.values.map(({ kind }) => kind)).toEqual(['loading', 'there', 'loading', 'none']);
  });

  it('is none for an account that never bought', async () => {
    const { site, app } = await paying();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 100);
    expect(seen.values.at(-1)).toEqual({ kind: 'none' });
  });

  it('says so when the service is away, and is there when it is back', async () => {
    const { site, app, page } = await paying();
    site.world.cardProvider.pay(page, testCards.good);
    site.world.network.down = true;
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 100);
    expect(seen.values.at(-1)).toEqual({ kind: 'error', code: 'offline' });
    site.world.network.down = false;
    app.get('subscription').subscription.refresh();
    await passTime(site.clock, 100);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'there' });
  });
});
