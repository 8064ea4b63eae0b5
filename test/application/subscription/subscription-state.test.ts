import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { NoteCardReturn } from '../../../src/application/subscription/note-card-return.ts';
import { plan } from '../../support/build.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { passTime } from '../../support/time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function paying(options: Parameters<typeof memorySite>[0] = {}) {
  const site = memorySite(options);
  const browser = site.browser();
  const tab = browser.tab('/pro');
  const opened = await tab.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
  if (!opened.ok) throw new Error(opened.error.code);
  return { site, browser, ...tab, page: opened.value.checkoutUrl };
}

/** Whoever pays has had a subscription before, which has ended. */
async function payingAgain(options: Parameters<typeof memorySite>[0] = {}) {
  const payer = await paying(options);
  const [account = ''] = Object.keys(payer.site.world.auth.state.accounts);
  payer.site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', 0);
  payer.site.world.subscriptions.end(account);
  return payer;
}

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

describe('a visitor who left the card page', () => {
  async function left() {
    const payer = await paying();
    const plans = payer.browser.tab('/pro?payment=cancelled');
    new NoteCardReturn(plans.location, plans.store, () => {}).execute();
    return payer;
  }

  it('sees at once that there is no subscription, and does not wait', async () => {
    const { site, app } = await left();
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 400);
    expect(seen.values).toEqual([
      { kind: 'loading', slow: false },
      { kind: 'none', left: true },
    ]);
    await passTime(site.clock, 60_000);
    expect(seen.values).toHaveLength(2);
    expect(site.world.cardProvider.charged).toEqual([]);
    expect(site.world.network.count('subscription'), 'what would be answered with an error').toBe(0);
  });

  it('who has paid in another tab sees the subscription all the same', async () => {
    const { site, app, page } = await left();
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 400);
    site.world.cardProvider.pay(page, testCards.good);
    await passTime(site.clock, 5_000);
    expect(seen.values.at(-1)).toMatchObject({
      kind: 'there',
      subscription: { activeOffers: ['Trial'] },
      arrived: true,
    });
    expect(seen.values.at(-1)).not.toHaveProperty('left', true);
  });

  it('who orders the same again comes to the same card page, and is waited for', async () => {
    const { store, app, page } = await left();
    expect(store.read('checkoutAttempt')).toMatchObject({ state: 'left' });
    const again = await app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    expect(again.ok && again.value.checkoutUrl.href).toBe(page.href);
    expect(store.read('checkoutAttempt')).toMatchObject({ state: 'open' });
  });

  it('is noted as well of who came back by the way of the browser, and a payment that went through is found', async () => {
    const { site, browser, app, store, page } = await paying();
    const plans = browser.tab('/pro');
    new NoteCardReturn(plans.location, plans.store, () => {}).execute(true);
    expect(store.read('checkoutAttempt')).toMatchObject({ state: 'left' });
    site.world.cardProvider.pay(page, testCards.good);
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 5_000);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'there', arrived: true });
    expect(seen.values.at(-1)).not.toHaveProperty('left', true);
  });

  it('is not noted at a visit to the plans that did not come from there', async () => {
    const { browser, store } = await paying();
    const plans = browser.tab('/pro?payment=paid');
    new NoteCardReturn(plans.location, plans.store, () => {}).execute();
    expect(store.read('checkoutAttempt')).toMatchObject({ state: 'open' });
  });
});
