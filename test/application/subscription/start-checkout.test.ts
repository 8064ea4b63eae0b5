import { describe, expect, it } from 'vitest';
import { planOf } from '../../../src/domain/subscription/plan.ts';
import { plan } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const monthly = { plan: plan(), locale: 'en' } as const;
const yearly = { plan: planOf('privacy-pro-yearly-us') ?? plan(), locale: 'en' } as const;

function checkouts(site: ReturnType<typeof memorySite>) {
  return Object.values(site.world.subscriptions.state.checkouts);
}

/** The origin of each order, null for none. */
function originsOf(site: ReturnType<typeof memorySite>) {
  return checkouts(site).map(({ origin }) => origin);
}

/** A page of a signed-in visitor whose account has had its trial and has no subscription any more. */
async function hadTrial(address: string) {
  const site = memorySite();
  const { app } = await signedInAs(site, site.browser().tab(address), 'lena@example.com');
  site.world.subscriptions.state.hadTrial.push(...Object.keys(site.world.auth.state.accounts));
  return { site, app };
}

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

  it('sends the origin of the visit and comes back in the visitor’s language', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/de/pro?origin=pro_radio_endorsement');
    await app.get('purchase').startCheckout.execute({ ...yearly, locale: 'de' });
    expect(checkouts(site)).toMatchObject([
      {
        returnUrl: 'https://mallard.example/de/pro/welcome',
        trialDays: 30,
        productId: 'privacy-pro-yearly-us',
      },
    ]);
    expect(checkouts(site)[0]?.origin).toBe('pro_radio_endorsement');
  });

  it('sends the origin of a trial when the visit has none', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro');
    await app.get('purchase').startCheckout.execute(yearly);
    expect(checkouts(site)[0]).toMatchObject({ trialDays: 7 });
    expect(checkouts(site)[0]?.origin).toBe('home__trial_annual');
  });

  it('sends the origin of a trial for an account that has had none', async () => {
    const site = memorySite();
    const { app } = await signedInAs(site, site.browser().tab('/pro'), 'lena@example.com');
    await app.get('purchase').startCheckout.execute(monthly);
    expect(checkouts(site)[0]).toMatchObject({ trialDays: 7 });
    expect(checkouts(site)[0]?.origin).toBe('home__trial_monthly');
  });

  it('sends no origin for an account that has had its trial, and gives none', async () => {
    const { site, app } = await hadTrial('/pro');
    expect((await app.get('purchase').startCheckout.execute(yearly)).ok).toBe(true);
    expect(originsOf(site)).toEqual([null]);
    expect(checkouts(site)[0]).toMatchObject({ trialDays: 0 });
  });

  it('sends the origin of the visit for an account that has had its trial', async () => {
    const { site, app } = await hadTrial('/pro?origin=home_google');
    await app.get('purchase').startCheckout.execute(yearly);
    expect(originsOf(site)).toEqual(['home_google']);
  });

  it('claims no trial where it cannot be found out whether one is allowed, and sells all the same', async () => {
    const site = memorySite();
    const { app } = await signedInAs(site, site.browser().tab('/pro'), 'lena@example.com');
    site.world.network.failNext('products', 'bad_answer');
    expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
    expect(originsOf(site)).toEqual([null]);
  });

  it.each(['a__', 'ab_', '_a_'])(
    'sells to who came by the short origin %s, and sends it whole',
    async (text) => {
      const site = memorySite();
      const { app } = site.browser().tab(`/pro?origin=${text}`);
      expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
      expect(originsOf(site)).toEqual([text]);
    },
  );

  it('sells to who came by an origin that names nothing, as to who came by none', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro?origin=___');
    expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
    expect(originsOf(site)).toEqual(['home__trial_monthly']);
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
