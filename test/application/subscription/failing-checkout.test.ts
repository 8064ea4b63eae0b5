import { describe, expect, it } from 'vitest';
import { plan } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { checkouts, monthly, yearly } from './orders.ts';

describe('choosing a plan when something goes wrong', () => {
  for (const [call, name] of [
    ['authorize', 'subscription.v2Authorization'],
    ['createAccount', 'subscription.v2AccountCreate'],
    ['exchange', 'subscription.v2Tokens'],
  ] as const) {
    for (const fault of ['request_lost', 'answer_lost', 'bad_answer'] as const) {
      it(`says so and reports it when ${call} meets ${fault}, opens no checkout, and works the second time`, async () => {
        const site = memorySite();
        const { app, store, reporter } = site.browser().tab('/pro');
        site.world.network.failNext(call, fault);
        const code = fault === 'bad_answer' ? 'communication' : 'offline';
        expect(await app.get('purchase').startCheckout.execute(monthly)).toEqual({
          ok: false,
          error: { code },
        });
        expect(reporter.reports).toEqual([{ name, code }]);
        expect(checkouts(site)).toEqual([]);
        expect(store.read('session')).toBeNull();
        expect(app.get('account').session.current.kind).toBe('signed-out');

        expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
        expect(checkouts(site)).toHaveLength(1);
      });
    }
  }

  it('takes up the account that was created while its tokens got lost', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro');
    site.world.network.failNext('createAccount', 'answer_lost');
    await app.get('purchase').startCheckout.execute(monthly);
    site.world.network.failNext('exchange', 'request_lost');
    await app.get('purchase').startCheckout.execute(monthly);
    expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
    expect(Object.keys(site.world.auth.state.accounts)).toHaveLength(1);
    expect(site.world.network.count('authorize')).toBe(1);
  });

  it('starts over when the code is no longer taken', async () => {
    const site = memorySite();
    const { app, store } = site.browser().tab('/pro');
    store.write('pendingAuthorization', { purpose: 'create', verifier: 'x'.repeat(43), code: 'used' });
    expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
    expect(app.get('account').session.current.kind).toBe('signed-in');
  });

  it('finds the same checkout again after a lost answer', async () => {
    const site = memorySite();
    const { app, store } = site.browser().tab('/pro');
    site.world.network.failNext('checkout', 'answer_lost');
    expect(await app.get('purchase').startCheckout.execute(monthly)).toMatchObject({
      error: { code: 'offline' },
    });
    const key = store.read('checkoutAttempt')?.idempotencyKey;
    expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
    expect(store.read('checkoutAttempt')?.idempotencyKey).toBe(key);
    expect(checkouts(site)).toHaveLength(1);
    expect(site.world.network.count('createAccount')).toBe(1);
  });

  it('uses a new key after an HTTP error, and for another order', async () => {
    const site = memorySite();
    const { app, store } = site.browser().tab('/pro');
    site.world.subscriptions.country = 'DE';
    expect(await app.get('purchase').startCheckout.execute(monthly)).toMatchObject({
      error: { code: 'not_eligible' },
    });
    expect(store.read('checkoutAttempt')).toBeNull();
    site.world.subscriptions.country = 'US';
    await app.get('purchase').startCheckout.execute(monthly);
    const key = store.read('checkoutAttempt')?.idempotencyKey;
    await app.get('purchase').startCheckout.execute(yearly);
    expect(store.read('checkoutAttempt')?.idempotencyKey).not.toBe(key);
  });

  for (const [what, code, prepare] of [
    [
      'a product that does not exist',
      'unknown_product',
      { plan: plan({ productId: 'privacy-pro-weekly-us' }), locale: 'en' },
    ],
    [
      'a product of another country',
      'not_eligible',
      { plan: plan({ productId: 'privacy-pro-monthly-se' }), locale: 'en' },
    ],
  ] as const) {
    it(`says ${code} for ${what}, and opens nothing`, async () => {
      const site = memorySite();
      const { app } = site.browser().tab('/pro');
      expect(await app.get('purchase').startCheckout.execute(prepare)).toEqual({
        ok: false,
        error: { code },
      });
      expect(checkouts(site)).toEqual([]);
    });
  }

  it('says so to who has a subscription already, and charges nothing', async () => {
    const site = memorySite();
    const { app } = await signedInAs(site, site.browser().tab('/pro'), 'lena@example.com');
    const [account = ''] = Object.keys(site.world.auth.state.accounts);
    site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', 0);
    expect(await app.get('purchase').startCheckout.execute(monthly)).toEqual({
      ok: false,
      error: { code: 'already_subscribed' },
    });
    expect(site.world.cardProvider.charged).toEqual([]);
  });

  it('opens no checkout at a page of a site that is not ours', async () => {
    const site = memorySite({ ownWebOrigins: ['https://other.example'] });
    const { app } = site.browser().tab('/pro');
    expect(await app.get('purchase').startCheckout.execute(monthly)).toMatchObject({
      error: { code: 'invalid_return_url' },
    });
    expect(checkouts(site)).toEqual([]);
  });

  it('creates a new account when the session of the old one is dead', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro');
    await app.get('purchase').startCheckout.execute(monthly);
    site.clock.advance(401 * 86_400_000);
    expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
    expect(Object.keys(site.world.auth.state.accounts)).toHaveLength(2);
  });

  it('keeps the session and creates no account when the service cannot be asked', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro');
    await app.get('purchase').startCheckout.execute(monthly);
    site.clock.advance(5 * 3_600_000);
    site.world.network.down = true;
    expect(await app.get('purchase').startCheckout.execute(monthly)).toMatchObject({
      error: { code: 'offline' },
    });
    expect(app.get('account').session.current.kind).toBe('signed-in');
    expect(Object.keys(site.world.auth.state.accounts)).toHaveLength(1);
  });
});
