import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuthClient, field, tokensOf } from '../support/auth-client.ts';
import { chargesSince, live, subscriptionOf } from '../support/days-go-by.ts';
import { openShop, type Shop } from '../support/shop.ts';

const monthly = { productId: 'privacy-pro-monthly-us' };

let shop: Shop;
let start: number;
beforeEach(async () => {
  shop = await openShop();
  start = shop.clock.now();
});
afterEach(() => shop.close());

describe('a subscription that is left alone with its browser', () => {
  it('is renewed for 400 days and 60 more, and its session ends no earlier than it does', async () => {
    const client = new AuthClient({ site: shop.site, passcodeFor: async () => '' });
    const tokens = await client.signUp();
    const order = { ...monthly, purchasePlatform: 'stripe', returnUrl: 'http://localhost:4173/pro/welcome' };
    const opened = await shop.call('POST', '/api/checkout/session', { bearer: tokens.access, json: order });
    const page = new URL(field(opened.body, 'checkoutUrl')).pathname;
    const card = { number: '4242 4242 4242 4242', expiry: '12 / 35', cvc: '123', postcode: '10115' };
    await shop.call('POST', page, { form: card });
    await shop.site.settled();
    await live(shop, 455);
    // Past the 400 days, and still the owner gets in.
    const answer = await client.refresh(tokens.refresh);
    expect(answer.status).toBe(200);
    const { access } = tokensOf(answer);
    const seen = await shop.call('GET', '/api/subscription', { bearer: access });
    expect(seen.body).toMatchObject({ status: 'Auto-Renewable' });
  });

  it('is not renewed for ever', async () => {
    const buyer = await shop.buyer();
    await buyer.buy(monthly);
    await live(shop, 520);
    const known = await chargesSince(shop, start);
    expect(Math.max(...known)).toBeLessThan(460);
    expect(Math.max(...known)).toBeGreaterThanOrEqual(400);
    expect((await subscriptionOf(shop, buyer)).status).toBe('Expired');
  });
});

describe('a year', () => {
  it('is renewed for whoever came back within it', async () => {
    const buyer = await shop.buyer();
    await buyer.buy();
    await live(shop, 31);
    const later = await buyer.later();
    await live(shop, 350);
    expect((await subscriptionOf(shop, later)).status).toBe('Auto-Renewable');
    await live(shop, 60);
    const again = await later.later();
    expect((await again.get('/api/subscription')).status).toBe(200);
  });
});
