import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetExpired } from '../../../src/server/forget-expired.ts';
import { AuthClient, field, tokensOf } from '../support/auth-client.ts';
import { days } from '../support/manual-clock.ts';
import { type Buyer, giveAddress, openShop, passTime, type Shop } from '../support/shop.ts';

const monthly = { productId: 'privacy-pro-monthly-us' };

let shop: Shop;
let start: number;
beforeEach(async () => {
  shop = await openShop();
  start = shop.clock.now();
});
afterEach(() => shop.close());

const signOut = (buyer: Buyer) => shop.call('POST', '/api/auth/v2/logout', { bearer: buyer.bearer });
const makeKey = (buyer: Buyer) =>
  shop.call('POST', '/api/auth/v2/account/recovery-key', { bearer: buyer.bearer });
const subscriptionOf = (buyer: Buyer) =>
  shop.store.db
    .selectFrom('subscription')
    .select(['status', 'expires_or_renews_at'])
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
/** What the buyer was charged, each by its day. */
const charges = async () => {
  const paid = await shop.store.db
    .selectFrom('sim_invoice')
    .select('paid_at')
    .where('paid_at', 'is not', null)
    .where('amount', '!=', '0.00')
    .orderBy('paid_at')
    .execute();
  return paid.map(({ paid_at }) => Math.round(((paid_at ?? 0) - start) / days(1)));
};
const audit = () =>
  shop.store.db
    .selectFrom('audit_line')
    .select(['actor', 'subject', 'reason'])
    .where('action', '=', 'renewal-stopped')
    .execute();
/** Days go by, with housekeeping now and then as every hour has it. */
const live = async (count: number) => {
  for (let left = count; left > 0; left -= 30) {
    await passTime(shop, `P${Math.min(left, 30)}D`);
    await forgetExpired(shop.store.db, shop.clock.now());
  }
};

describe('a subscription whose buyer signed out', () => {
  it('is renewed while it could be reached less than 60 days before, and no more after that', async () => {
    const buyer = await shop.buyer();
    await buyer.buy(monthly);
    await signOut(buyer);
    await live(31);
    expect((await subscriptionOf(buyer)).status).toBe('Auto-Renewable');
    const paid = await charges();
    await live(29);
    expect((await charges()).length).toBeGreaterThanOrEqual(paid.length);
    await live(30);
    const known = await charges();
    // Signed out on day 0: what falls due on day 60 or later is not charged.
    expect(known.filter((day) => day >= 60)).toEqual([]);
    expect(known.some((day) => day > 31)).toBe(true);
    await live(400);
    expect(await charges()).toEqual(known);
    expect((await subscriptionOf(buyer)).status).toBe('Expired');
    expect(await audit()).toEqual([
      {
        actor: 'server',
        subject: `account ${buyer.accountId}`,
        reason: 'nobody could reach it for 60 days',
      },
    ]);
  });

  it('keeps what is paid for until its end', async () => {
    const buyer = await shop.buyer();
    await buyer.buy(monthly);
    await signOut(buyer);
    await live(60);
    const { status, expires_or_renews_at: end } = await subscriptionOf(buyer);
    expect(status).toBe('Auto-Renewable');
    await passTime(shop, `PT${(end - shop.clock.now()) / 3_600_000 - 12}H`);
    expect(await subscriptionOf(buyer)).toEqual({
      status: 'Not Auto-Renewable',
      expires_or_renews_at: end,
    });
  });

  it('is renewed no longer with a recovery key that was shown, and that nobody said was saved', async () => {
    const buyer = await shop.buyer();
    await buyer.buy(monthly);
    await makeKey(buyer);
    await signOut(buyer);
    await live(130);
    expect((await charges()).filter((day) => day >= 60)).toEqual([]);
    expect(await audit()).toHaveLength(1);
  });

  it.each([
    ['an address', (buyer: Buyer) => giveAddress(shop, buyer, 'duck@pond.example')],
    [
      'a recovery key that was saved',
      async (buyer: Buyer) => {
        await makeKey(buyer);
        const kept = await shop.call('POST', '/api/auth/v2/account/recovery-key/kept', buyer);
        expect(kept).toMatchObject({ status: 200, body: { status: 'kept' } });
      },
    ],
    [
      'a recovery key that has signed in',
      async (buyer: Buyer) => {
        const key = field((await makeKey(buyer)).body, 'key');
        const client = new AuthClient({ site: shop.site, passcodeFor: async () => '' });
        await client.authorize();
        const entered = await client.call('POST', '/v2/login', { json: { key, method: 'recovery-key' } });
        const { access } = tokensOf(await client.exchange(field(entered.body, 'code')));
        await client.call('POST', '/v2/logout', { bearer: access });
      },
    ],
  ])('is renewed as ever with %s', async (_, give) => {
    const buyer = await shop.buyer();
    await buyer.buy(monthly);
    await give(buyer);
    await signOut(buyer);
    await live(130);
    expect((await subscriptionOf(buyer)).status).toBe('Auto-Renewable');
    expect(await audit()).toEqual([]);
  });
});

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
    await live(455);
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
    await live(520);
    const known = await charges();
    expect(Math.max(...known)).toBeLessThan(460);
    expect(Math.max(...known)).toBeGreaterThanOrEqual(400);
    expect((await subscriptionOf(buyer)).status).toBe('Expired');
  });
});

describe('a year', () => {
  it('is renewed for whoever came back within it', async () => {
    const buyer = await shop.buyer();
    await buyer.buy();
    await live(31);
    const later = await buyer.later();
    await live(350);
    expect((await subscriptionOf(later)).status).toBe('Auto-Renewable');
    await live(60);
    const again = await later.later();
    expect((await again.get('/api/subscription')).status).toBe(200);
  });
});
