import { describe, expect, it, vi } from 'vitest';
import type { NativeOption } from '../../../src/domain/subscription/native-option.ts';
import { plan } from '../../support/build.ts';
import { collect } from '../../support/collect.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const phoneApp =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile DuckDuckGo/5 Safari/537.36';
const month: NativeOption = { id: 'ios.month', billingPeriod: 'monthly', displayPrice: '$9.99', offer: null };
const store = { platform: 'ios', options: [month] };
const tierStore = {
  platform: 'ios',
  tiers: [{ tier: 'plus', features: [], options: [{ ...month, id: 'ios.tier' }] }],
};

function inApp() {
  const site = memorySite();
  return { site, ...site.browser().tab('/subscriptions', { inHostApp: true }) };
}

describe('the store of the app that shows the page', () => {
  it('is read once it has answered, by tier where its switch says so', async () => {
    const flat = inApp();
    Object.assign(flat.hostApp, { store, tierStore });
    await flat.app.get('store').store.ask();
    expect(flat.app.get('store').store.current).toMatchObject({ plans: [{ id: 'ios.month' }] });

    const tiered = inApp();
    Object.assign(tiered.hostApp, { store, tierStore });
    tiered.hostApp.featureConfig = { useSubscriptionsAuthV2: true, useGetSubscriptionTierOptions: true };
    await tiered.app.get('store').store.ask();
    expect(tiered.app.get('store').store.current).toMatchObject({ plans: [{ id: 'ios.tier' }] });
  });

  it('is read either way where the app knows only one question', async () => {
    const { app, hostApp } = inApp();
    hostApp.tierStore = tierStore;
    await app.get('store').store.ask();
    expect(app.get('store').store.current).toMatchObject({ plans: [{ id: 'ios.tier' }] });
  });

  it('that tells nothing sells nothing, but on the one system whose app has no store', async () => {
    const apple = inApp();
    apple.hostApp.devices = ['macos', 'ios'];
    await apple.app.get('store').store.ask();
    expect(apple.app.get('store').store.current).toEqual({ kind: 'error', code: 'host-error' });

    const windows = inApp();
    windows.hostApp.devices = ['windows'];
    await windows.app.get('store').store.ask();
    expect(windows.app.get('store').store.current).toEqual({ kind: 'card', plans: [] });

    windows.hostApp.request = () => Promise.resolve({ ok: false, error: { code: 'timeout' } });
    await windows.app.get('store').store.ask();
    expect(windows.app.get('store').store.current, 'one that says nothing at all may have one').toEqual({
      kind: 'error',
      code: 'timeout',
    });
  });
});

describe('a purchase in the app’s store', () => {
  const chosen = {
    id: 'ios.month',
    billingPeriod: 'monthly',
    displayPrice: '$9.99',
    trial: { optionId: 'ios.month', offerId: 'week', durationInDays: 7 },
  } as const;

  it('is asked for with its trial, and what the app says of it is shown', async () => {
    const { app, hostApp } = inApp();
    const { buyFromHost } = app.get('store');
    buyFromHost.execute(chosen);
    expect(hostApp.notified).toEqual([
      { name: 'subscriptionSelected', params: { id: 'ios.month', offerId: 'week' } },
    ]);
    expect(buyFromHost.current).toEqual({ kind: 'asked' });
    hostApp.push('onPurchaseUpdate', { type: 'canceled' });
    expect(buyFromHost.current).toEqual({ kind: 'canceled' });
  });

  it('that was asked for twice is answered once, and one that was cancelled is not said to be pending later', async () => {
    vi.useFakeTimers();
    try {
      const { app, hostApp } = inApp();
      const { buyFromHost } = app.get('store');
      using seen = collect(buyFromHost.purchase$);
      buyFromHost.execute(chosen);
      buyFromHost.execute(chosen);
      hostApp.push('onPurchaseUpdate', { type: 'canceled' });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(seen.values.map(({ kind }) => kind)).toEqual(['idle', 'asked', 'asked', 'canceled']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is asked for under the arm of the experiment that the plans were shown in', async () => {
    const address = '/subscriptions?exp_defaultplan=treatment';
    const phone = memorySite().browser().tab(address, { inHostApp: true, userAgent: phoneApp });
    phone.hostApp.store = store;
    await phone.app.get('store').store.ask();
    expect(phone.app.get('store').arm.period).toBe('monthly');
    phone.app.get('store').buyFromHost.execute({ ...chosen, trial: null });
    const experiment = { name: 'defaultplan', cohort: 'treatment' };
    expect(phone.hostApp.notified).toEqual([
      { name: 'subscriptionSelected', params: { id: 'ios.month', experiment } },
    ]);

    const { app, hostApp } = inApp();
    hostApp.store = store;
    await app.get('store').store.ask();
    expect(app.get('store').arm.period).toBeNull();
    app.get('store').buyFromHost.execute({ ...chosen, trial: null });
    expect(hostApp.notified).toEqual([{ name: 'subscriptionSelected', params: { id: 'ios.month' } }]);
  });

  it('counts who takes part in the experiment from now on, once', async () => {
    const { app, hostApp, pixels } = memorySite()
      .browser()
      .tab('/subscriptions', { inHostApp: true, userAgent: phoneApp });
    hostApp.store = store;
    await app.get('store').store.ask();
    await app.get('store').store.ask();
    expect(pixels.sent.filter(({ id }) => id === 'experiment_enrolled')).toHaveLength(1);
  });

  it('does not count who looks at an arm by its address', async () => {
    const { app, hostApp, pixels } = memorySite()
      .browser()
      .tab('/subscriptions?exp_defaultplan=treatment', { inHostApp: true, userAgent: phoneApp });
    hostApp.store = store;
    await app.get('store').store.ask();
    expect(app.get('store').arm.period).toBe('monthly');
    expect(pixels.sent.filter(({ id }) => id === 'experiment_enrolled')).toEqual([]);
  });

  it('is reminded of by the app where the visitor wants that and the system lets it', async () => {
    const { app, hostApp } = inApp();
    const { reminder, buyFromHost } = app.get('store');
    await reminder.look();
    expect(reminder.current).toEqual({ kind: 'unavailable' });

    const phone = inApp();
    phone.hostApp.notificationsPermission = 'notDetermined';
    const { reminder: offered, buyFromHost: store } = phone.app.get('store');
    await offered.look();
    expect(offered.current).toEqual({ kind: 'off' });
    const refused = offered.choose(true);
    expect(offered.current).toEqual({ kind: 'asking' });
    await refused;
    expect(offered.current).toEqual({ kind: 'refused' });
    phone.hostApp.notificationsPermission = null;
    await offered.choose(true);
    expect(offered.current, 'an app that does not answer has refused nothing').toEqual({ kind: 'off' });
    phone.hostApp.notificationsPermission = 'granted';
    await offered.choose(true);
    expect(offered.current).toEqual({ kind: 'on' });
    store.execute(chosen);
    buyFromHost.execute(chosen);
    const scheduleNotification = { daysBeforeCancel: 2 };
    expect(phone.hostApp.notified.at(-1)?.params).toEqual({
      id: 'ios.month',
      offerId: 'week',
      scheduleNotification,
    });
    expect(hostApp.notified.at(-1)?.params).toEqual({ id: 'ios.month', offerId: 'week' });
  });

  it('may be a change of plan, which is there once the subscription is to be that one', async () => {
    const { site, app, hostApp } = inApp();
    const buyer = await signedInAs(site, site.browser().tab('/pro'), 'buyer@example.com');
    const [account = ''] = Object.keys(site.world.auth.state.accounts);
    site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', 0);
    hostApp.accessToken = buyer.store.read('session')?.accessToken ?? '';
    const { buyFromHost } = app.get('store');
    const id = 'privacy-pro-yearly-us';
    const plan = { id, tier: 'plus', billingPeriod: 'yearly', displayPrice: '$99.99', trial: null } as const;
    buyFromHost.change({ plan, change: 'crossgrade' });
    expect(hostApp.notified).toContainEqual({
      name: 'subscriptionChangeSelected',
      params: { id, change: 'crossgrade' },
    });
    hostApp.push('onPurchaseUpdate', { type: 'completed' });
    await app.get('account').session.settled();
    expect(buyFromHost.current).toEqual({ kind: 'confirming' });
    site.world.subscriptions.addSubscription(account, id, 0);
    await buyFromHost.confirm();
    expect(buyFromHost.current).toEqual({ kind: 'bought' });
  });

  it('that is a change with the next charge is there once the subscription says so', async () => {
    const { site, app, hostApp } = inApp();
    const buyer = await signedInAs(site, site.browser().tab('/pro'), 'buyer@example.com');
    const [account = ''] = Object.keys(site.world.auth.state.accounts);
    site.world.subscriptions.addSubscription(account, 'privacy-pro-yearly-us', 0);
    hostApp.accessToken = buyer.store.read('session')?.accessToken ?? '';
    const { buyFromHost } = app.get('store');
    const id = 'privacy-pro-monthly-us';
    const plan = { id, tier: 'plus', billingPeriod: 'monthly', displayPrice: '$9.99', trial: null } as const;
    buyFromHost.change({ plan, change: 'crossgrade' });
    const held = site.world.subscriptions.state.subscriptions[account];
    if (held !== undefined) held.nextProductId = id;
    await buyFromHost.confirm();
    expect(buyFromHost.current).toEqual({ kind: 'bought' });
  });

  it('is there once its subscription is, of whoever is signed in to the app by then', async () => {
    const { site, app, hostApp } = inApp();
    const buyer = await signedInAs(site, site.browser().tab('/pro'), 'buyer@example.com');
    const { buyFromHost } = app.get('store');
    buyFromHost.execute(chosen);
    const [account = ''] = Object.keys(site.world.auth.state.accounts);
    site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', 0);
    hostApp.accessToken = buyer.store.read('session')?.accessToken ?? '';
    hostApp.push('onPurchaseUpdate', { type: 'completed' });
    using seen = collect(buyFromHost.purchase$);
    expect(await seen.until(({ kind }) => kind !== 'confirming')).toEqual({ kind: 'bought' });
    buyFromHost.forget();
    expect(buyFromHost.current).toEqual({ kind: 'idle' });
  });

  it('that the app calls completed and nobody else knows of is not believed', async () => {
    vi.useFakeTimers();
    try {
      const { app, hostApp } = inApp();
      const { buyFromHost } = app.get('store');
      buyFromHost.execute(chosen);
      hostApp.push('onPurchaseUpdate', { type: 'completed' });
      expect(buyFromHost.current).toEqual({ kind: 'confirming' });
      await vi.advanceTimersByTimeAsync(15_000);
      expect(buyFromHost.current).toEqual({ kind: 'unconfirmed' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('of which the app says nothing can be tried again', async () => {
    vi.useFakeTimers();
    try {
      const { app } = inApp();
      const { buyFromHost } = app.get('store');
      buyFromHost.execute(chosen);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(buyFromHost.current).toEqual({ kind: 'pending' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a purchase by card inside an app', () => {
  const stripe = { platform: 'stripe', options: [{ ...month, id: 'card.month' }] };
  const request = { plan: plan(), locale: 'en' } as const;

  it('goes on with the account that the app names', async () => {
    const { site, app, hostApp } = inApp();
    hostApp.store = stripe;
    const buyer = await signedInAs(site, site.browser().tab('/pro'), 'buyer@example.com');
    await app.get('store').store.ask();
    const outcome = app.get('store').checkout.execute(request);
    await comesTrue(() => expect(hostApp.notified).toHaveLength(1));
    expect(hostApp.notified).toEqual([{ name: 'subscriptionSelected', params: { id: 'card.month' } }]);
    expect(site.world.network.count('checkout')).toBe(0);
    const token = buyer.store.read('session')?.accessToken ?? '';
    hostApp.push('onPurchaseUpdate', { type: 'redirect', token });
    expect((await outcome).ok).toBe(true);
    expect(app.get('account').session.current).toMatchObject({ account: { email: 'buyer@example.com' } });
    expect(site.world.network.count('createAccount')).toBe(0);
  });

  it('is not begun when the app says that it was cancelled', async () => {
    const { site, app, hostApp } = inApp();
    hostApp.store = stripe;
    await app.get('store').store.ask();
    const outcome = app.get('store').checkout.execute(request);
    await comesTrue(() => expect(hostApp.notified).toHaveLength(1));
    hostApp.push('onPurchaseUpdate', { type: 'canceled' });
    expect(await outcome).toEqual({ ok: false, error: { code: 'canceled' } });
    expect(site.world.network.count('checkout')).toBe(0);
    expect(site.world.network.count('createAccount')).toBe(0);
  });

  it('asks the app nothing where its switch for the other way is on', async () => {
    const { app, hostApp } = inApp();
    hostApp.store = stripe;
    hostApp.featureConfig = { useSubscriptionsAuthV2: true, useAlternateStripePaymentFlow: true };
    await app.get('store').store.ask();
    expect((await app.get('store').checkout.execute(request)).ok).toBe(true);
    expect(hostApp.notified).toEqual([]);
  });
});
