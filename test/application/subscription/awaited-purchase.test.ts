import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { collect } from '../../support/collect.ts';
import { passTime } from '../../support/time.ts';
import { paying, payingAgain } from './paying.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('waiting for a purchase', () => {
  it('shows the subscription as soon as the service hears of the payment', async () => {
    const { site, app, page, store } = await paying({ paymentDelay: 2_000 });
    site.world.cardProvider.pay(page, testCards.good);
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 1_900);
    expect(seen.values).toEqual([{ kind: 'waiting', slow: false }]);
    await passTime(site.clock, 2_000);
    expect(seen.values.slice(1)).toMatchObject([
      { kind: 'there', subscription: { activeOffers: ['Trial'] } },
    ]);
    expect(seen.values.at(-1)).toHaveProperty('arrived', true);
    expect(store.read('checkoutAttempt')).toBeNull();
    const asked = site.world.network.count('subscription');
    await passTime(site.clock, 60_000);
    expect(site.world.network.count('subscription')).toBe(asked);
  });

  it('says after 3 s that it takes long and after 30 s what is known, and asks less and less often', async () => {
    const { site, app, page } = await paying();
    app.get('subscription').subscription.awaitPurchase();
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 2_900);
    expect(seen.values.at(-1)).toEqual({ kind: 'waiting', slow: false });
    await passTime(site.clock, 200);
    expect(seen.values.at(-1)).toEqual({ kind: 'waiting', slow: true });
    await passTime(site.clock, 26_800);
    expect(seen.values.at(-1)).toEqual({ kind: 'waiting', slow: true });
    await passTime(site.clock, 200);
    expect(seen.values.at(-1)).toEqual({ kind: 'none', pending: true });
    expect(site.world.network.count('subscription')).toBeLessThan(13);
    await passTime(site.clock, 300_000);
    expect(seen.values).toHaveLength(3);
    expect(site.world.network.count('subscription')).toBeLessThan(20);
    site.world.cardProvider.pay(page, testCards.good);
    await passTime(site.clock, 300_000);
    expect(seen.values.slice(3)).toMatchObject([
      { kind: 'there', subscription: { status: 'Auto-Renewable' } },
    ]);
    expect(seen.values.at(-1)).not.toHaveProperty('pending', true);
  });

  it('does not begin anew for a visitor who comes back to the page', async () => {
    const { site, app } = await paying();
    app.get('subscription').subscription.awaitPurchase();
    const before = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 31_000);
    before.stop();
    await passTime(site.clock, 5_000);
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 1_000);
    expect(seen.values).toEqual([{ kind: 'none', pending: true }]);
  });

  it('is for nobody whose browser opened no checkout: an ended subscription is shown, and asked for once', async () => {
    const { site, app, store } = await payingAgain();
    store.remove('checkoutAttempt');
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 60_000);
    expect(seen.values).toMatchObject([
      { kind: 'loading', slow: false },
      { kind: 'there', subscription: { status: 'Expired' } },
    ]);
    expect(seen.values.at(-1)).not.toHaveProperty('pending', true);
    expect(site.world.network.count('subscription')).toBe(1);
  });

  it('is for whoever took more than ten minutes on the card page', async () => {
    const { site, app } = await paying();
    site.clock.advance(20 * 60_000);
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 1_000);
    expect(seen.values).toEqual([{ kind: 'waiting', slow: false }]);
  });

  it('goes on while the service is away, and says which side does not answer', async () => {
    const { site, app, page } = await paying();
    site.world.network.down = true;
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 10_000);
    expect(seen.values).toEqual([
      { kind: 'waiting', slow: false },
      { kind: 'error', code: 'offline' },
    ]);
    site.world.cardProvider.pay(page, testCards.good);
    site.world.network.down = false;
    await passTime(site.clock, 5_100);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'there' });
  });

  it('says that the service is away though it answered before, and waits on when it is back', async () => {
    const { site, app } = await paying();
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 1_000);
    site.world.network.failNext('subscription', 'bad_answer');
    await passTime(site.clock, 1_500);
    expect(seen.values.at(-1)).toEqual({ kind: 'error', code: 'communication' });
    await passTime(site.clock, 6_000);
    expect(seen.values.at(-1)).toEqual({ kind: 'waiting', slow: true });
  });

  it('does not take an old, expired subscription for the new one', async () => {
    const { site, app, page } = await payingAgain({ paymentDelay: 1_000 });
    site.world.cardProvider.pay(page, testCards.good);
    using seen = collect(app.get('subscription').subscription.subscription$);
    app.get('subscription').subscription.awaitPurchase();
    await passTime(site.clock, 500);
    expect(seen.values.at(-1)).toEqual({ kind: 'waiting', slow: false });
    await passTime(site.clock, 3_000);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'there', subscription: { status: 'Auto-Renewable' } });
  });

  it('shows the old one after 30 s when no payment was heard of, and the new one when it comes', async () => {
    const { site, app, page } = await payingAgain();
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 31_000);
    expect(seen.values.at(-1)).toMatchObject({
      kind: 'there',
      subscription: { status: 'Expired' },
      pending: true,
    });
    site.world.cardProvider.pay(page, testCards.good);
    await passTime(site.clock, 30_000);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'there', subscription: { status: 'Auto-Renewable' } });
    expect(seen.values.at(-1)).not.toHaveProperty('pending', true);
  });

  it('goes on in another page once the visitor was where it is confirmed, and not before', async () => {
    const { browser, site, app, page } = await paying();
    const before = browser.tab('/pro');
    before.app.get('subscription').subscription.awaitPurchase(false);
    using ordered = collect(before.app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 1_000);
    expect(ordered.values.at(-1)).toEqual({ kind: 'none' });
    ordered.stop();
    app.get('subscription').subscription.awaitPurchase();
    const plans = browser.tab('/pro');
    plans.app.get('subscription').subscription.awaitPurchase(false);
    using seen = collect(plans.app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 1_000);
    expect(seen.values).toEqual([{ kind: 'waiting', slow: false }]);
    site.world.cardProvider.pay(page, testCards.good);
    await passTime(site.clock, 5_000);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'there', arrived: true });
  });

  it('asks nothing while nobody looks', async () => {
    const { site, app } = await paying();
    app.get('subscription').subscription.awaitPurchase();
    await passTime(site.clock, 30_000);
    expect(site.world.network.count('subscription')).toBe(0);
  });
});
