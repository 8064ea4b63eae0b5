import { describe, expect, it } from 'vitest';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { checkouts, monthly, yearly } from './orders.ts';

describe('choosing a plan', () => {
  it('creates an account for a new visitor and opens the card page', async () => {
    const site = memorySite();
    const { app, store } = site.browser().tab('/pro');
    const outcome = await app.get('purchase').startCheckout.execute(monthly);
    expect(outcome.ok && outcome.value.checkoutUrl.host).toBe('pay.mallard.example');
    expect(site.world.network.calls).toEqual(['authorize', 'createAccount', 'exchange', 'checkout']);
    expect(app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email: null } });
    expect(store.read('pendingAuthorization')).toBeNull();
  });

  it('counts the checkout, once for a double click', async () => {
    const { app, pixels } = memorySite().browser().tab('/pro');
    const { startCheckout } = app.get('purchase');
    await Promise.all([startCheckout.execute(monthly), startCheckout.execute(monthly)]);
    expect(pixels.sent.map(({ id, params }) => [id, params['period']])).toEqual([
      ['subscription_checkout_start', 'monthly'],
    ]);
  });

  it('counts one that could not be opened by its code, and not as opened', async () => {
    const site = memorySite();
    site.world.subscriptions.country = 'CH';
    const { app, pixels } = site.browser().tab('/pro');
    const outcome = await app.get('purchase').startCheckout.execute(monthly);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'not_eligible' } });
    expect(pixels.sent.map(({ id, params }) => [id, params['code']])).toEqual([
      ['subscription_checkout_error', 'not_eligible'],
    ]);
  });

  it('needs no account for who has one', async () => {
    const site = memorySite();
    const { app } = await signedInAs(site, site.browser().tab('/pro'), 'lena@example.com');
    await app.get('purchase').startCheckout.execute(monthly);
    expect(site.world.network.count('createAccount')).toBe(0);
    expect(Object.keys(site.world.auth.state.accounts)).toHaveLength(1);
  });

  it('comes back to the route where a host app waits', async () => {
    const site = memorySite();
    await site.browser().tab('/pro', { inHostApp: true }).app.get('purchase').startCheckout.execute(monthly);
    await site
      .browser()
      .tab('/pro?featurePage=duckai', { inHostApp: true })
      .app.get('purchase')
      .startCheckout.execute(monthly);
    await site
      .browser()
      .tab('/pro?featurePage=%3C/x%3E', { inHostApp: true })
      .app.get('purchase')
      .startCheckout.execute(monthly);
    expect(checkouts(site).map(({ returnUrl }) => new URL(returnUrl).pathname)).toEqual([
      '/subscriptions/welcome/stripe',
      '/subscriptions/welcome/stripe-feature-page',
      '/subscriptions/welcome/stripe',
    ]);
    expect(checkouts(site).map(({ returnUrl }) => new URL(returnUrl).search)).toEqual([
      '',
      '?featurePage=duckai',
      '',
    ]);
  });

  it('makes one account and one checkout of a double click', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro');
    const [first, second] = await Promise.all([
      app.get('purchase').startCheckout.execute(monthly),
      app.get('purchase').startCheckout.execute(monthly),
    ]);
    expect(first).toEqual(second);
    expect(site.world.network.calls).toEqual(['authorize', 'createAccount', 'exchange', 'checkout']);
  });

  it('asks once for the plan changed to, pressed again while it opens, though the first one is open by then', async () => {
    const site = memorySite();
    const { startCheckout } = site.browser().tab('/pro').app.get('purchase');
    const first = startCheckout.execute(monthly);
    const second = startCheckout.execute(yearly);
    await first;
    expect(await startCheckout.execute(yearly)).toEqual(await second);
    expect(site.world.network.count('checkout')).toBe(2);
  });

  it('makes one account and one checkout in two tabs', async () => {
    const site = memorySite();
    const browser = site.browser();
    const outcomes = await Promise.all([
      browser.tab('/pro').app.get('purchase').startCheckout.execute(monthly),
      browser.tab('/pro').app.get('purchase').startCheckout.execute(monthly),
    ]);
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(Object.keys(site.world.auth.state.accounts)).toHaveLength(1);
    expect(checkouts(site)).toHaveLength(1);
    expect(Object.keys(site.world.subscriptions.state.keys)).toHaveLength(1);
  });

  it('makes one account when the visitor changes plans quickly, and keeps only the last checkout open', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro');
    await Promise.all([
      app.get('purchase').startCheckout.execute(monthly),
      app.get('purchase').startCheckout.execute(yearly),
    ]);
    expect(Object.keys(site.world.auth.state.accounts)).toHaveLength(1);
    expect(checkouts(site).map(({ productId, state }) => [productId, state])).toEqual([
      ['privacy-pro-monthly-us', 'closed'],
      ['privacy-pro-yearly-us', 'open'],
    ]);
  });
});
