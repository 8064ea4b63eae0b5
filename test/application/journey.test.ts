import { describe, expect, it } from 'vitest';
import { testCards } from '../../src/adapters/memory/memory-card-provider.ts';
import { collect } from '../support/collect.ts';
import { memorySite } from '../support/memory-browser.ts';

const email = 'lena@example.com';

describe('a visitor buys a subscription and signs in again', () => {
  it('end to end, without a browser and without a server', async () => {
    const site = memorySite();
    const { mailbox, cardProvider, network } = site.world;
    const home = site.browser();

    // The plans, with the trial that the origin earns.
    const { app, store, location } = home.tab('/pro?origin=home_google_spring_hero');
    using offers = collect(app.get('offers').offers.offers$);
    const offered = await offers.until(({ kind }) => kind === 'offers');
    if (offered.kind !== 'offers') throw new Error('No offers');
    expect(offered).toMatchObject({ country: 'US', trialDays: 7 });
    const [, yearly] = offered.plans;
    if (yearly === undefined) throw new Error('No yearly plan');

    // Choosing one makes an account and leads to the card page. A declined card and one that asks charge nothing.
    const opened = await app.get('purchase').startCheckout.execute({ plan: yearly, locale: 'en' });
    if (!opened.ok) throw new Error(opened.error.code);
    app.leaveTo(opened.value.checkoutUrl);
    expect(cardProvider.pay(location.current(), testCards.declined)).toMatchObject({
      error: { code: 'card_declined' },
    });
    expect(cardProvider.pay(location.current(), testCards.authenticate)).toMatchObject({
      error: { code: 'authentication_required' },
    });
    expect(cardProvider.charged).toEqual([]);
    const paid = cardProvider.pay(location.current(), testCards.good);
    if (!paid.ok) throw new Error(paid.error.code);
    expect(paid.value.href).toBe('https://mallard.example/pro/welcome');

    // The welcome page (a new document) waits for the subscription to be there.
    const welcome = home.tab(paid.value.href).app;
    welcome.get('subscription').subscription.awaitPurchase();
    using welcomed = collect(welcome.get('subscription').subscription.subscription$);
    expect(await welcomed.until(({ kind }) => kind === 'there')).toMatchObject({
      subscription: { productId: 'privacy-pro-yearly-us', billingPeriod: 'yearly', activeOffers: ['Trial'] },
    });
    expect(cardProvider.charged).toHaveLength(1);

    // Adding an address.
    expect(welcome.get('account').session.current).toMatchObject({ account: { email: null } });
    const requested = await welcome.get('account').requestEmailChange.execute({ email, locale: 'en' });
    if (!requested.ok) throw new Error(requested.error.code);
    const confirmed = await welcome.get('account').confirmEmailChange.execute({
      email,
      passcode: mailbox.passcodeFor(email) ?? '',
      hash: requested.value.hash,
      locale: 'en',
    });
    expect(confirmed).toEqual({ ok: true, value: { email } });
    expect(welcome.get('account').session.current).toMatchObject({ account: { email } });
    expect(app.get('account').session.current).toEqual(welcome.get('account').session.current);

    // A second browser signs in with the address and sees the same subscription.
    const second = site.browser().tab('/pro/login');
    site.clock.advance(61_000);
    expect((await second.app.get('account').requestPasscode.execute({ email, locale: 'en' })).ok).toBe(true);
    const passcode = mailbox.passcodeFor(email) ?? '';
    expect((await second.app.get('account').signIn.execute({ email, passcode })).ok).toBe(true);
    using there = collect(second.app.get('subscription').subscription.subscription$);
    expect(welcomed.values.at(-1)).toEqual({
      ...(await there.until(({ kind }) => kind === 'there')),
      arrived: true,
    });
    expect(second.app.get('account').session.current).toEqual(welcome.get('account').session.current);

    // An access token that is over is renewed without a word.
    const before = second.store.read('session');
    site.clock.advance(5 * 3_600_000);
    second.app.get('subscription').subscription.refresh();
    expect((await second.app.get('account').session.tokens()).ok).toBe(true);
    expect(second.store.read('session')?.accessToken).not.toBe(before?.accessToken);
    expect(second.app.get('account').session.current).toMatchObject({
      kind: 'signed-in',
      account: { email },
    });

    // Signing out there leaves this browser signed in.
    expect(await second.app.get('account').signOut.execute()).toEqual({ ok: true, value: undefined });
    expect(there.values.at(-1)).toEqual({ kind: 'none' });
    expect(welcome.get('account').session.current.kind).toBe('signed-in');
    expect((await welcome.get('account').session.tokens()).ok).toBe(true);

    // A session that is over says so and leaves the page usable.
    site.clock.advance(31 * 86_400_000);
    expect(await welcome.get('account').session.tokens()).toEqual({
      ok: false,
      error: { code: 'signed_out' },
    });
    expect(welcome.get('account').session.current).toEqual({ kind: 'signed-out', reason: 'expired' });
    expect(store.read('session')).toBeNull();
    expect((await welcome.get('account').requestPasscode.execute({ email, locale: 'en' })).ok).toBe(true);

    expect(network.count('createAccount')).toBe(1);
    expect(network.count('checkout')).toBe(1);
  });
});
