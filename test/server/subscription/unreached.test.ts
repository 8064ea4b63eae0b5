import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuthClient, field, tokensOf } from '../support/auth-client.ts';
import { chargesSince, live, subscriptionOf } from '../support/days-go-by.ts';
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
const signIns = ({ accountId }: Buyer) =>
  shop.store.db
    .selectFrom('token_family')
    .select('ended_at')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is not', null)
    .execute();
const audit = () =>
  shop.store.db
    .selectFrom('audit_line')
    .select(['actor', 'subject', 'reason'])
    .where('action', '=', 'renewal-stopped')
    .execute();

describe('a subscription whose buyer signed out', () => {
  it('is renewed while it could be reached less than 60 days before, and no more after that', async () => {
    const buyer = await shop.buyer();
    await buyer.buy(monthly);
    await signOut(buyer);
    await live(shop, 31);
    expect((await subscriptionOf(shop, buyer)).status).toBe('Auto-Renewable');
    const paid = await chargesSince(shop, start);
    await live(shop, 29);
    expect((await chargesSince(shop, start)).length).toBeGreaterThanOrEqual(paid.length);
    // The sign-in that is over is what tells since when.
    expect(await signIns(buyer)).toHaveLength(1);
    await live(shop, 30);
    const known = await chargesSince(shop, start);
    // Signed out on day 0: what falls due on day 60 or later is not charged.
    expect(known.filter((day) => day >= 60)).toEqual([]);
    expect(known.some((day) => day > 31)).toBe(true);
    await live(shop, 400);
    expect(await chargesSince(shop, start)).toEqual(known);
    expect((await subscriptionOf(shop, buyer)).status).toBe('Expired');
    expect(await signIns(buyer)).toEqual([]);
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
    await live(shop, 60);
    const { status, expires_or_renews_at: end } = await subscriptionOf(shop, buyer);
    expect(status).toBe('Auto-Renewable');
    await passTime(shop, `PT${(end - shop.clock.now()) / 3_600_000 - 12}H`);
    expect(await subscriptionOf(shop, buyer)).toEqual({
      status: 'Not Auto-Renewable',
      expires_or_renews_at: end,
    });
  });

  it('is renewed no longer with a recovery key that was shown, and that nobody said was saved', async () => {
    const buyer = await shop.buyer();
    await buyer.buy(monthly);
    await makeKey(buyer);
    await signOut(buyer);
    await live(shop, 130);
    expect((await chargesSince(shop, start)).filter((day) => day >= 60)).toEqual([]);
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
    await live(shop, 130);
    expect((await subscriptionOf(shop, buyer)).status).toBe('Auto-Renewable');
    expect(await audit()).toEqual([]);
  });
});
