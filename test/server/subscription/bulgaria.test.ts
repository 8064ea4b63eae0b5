import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, countOf, openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const oldProduct = 'privacy-pro-monthly-bg';
const fromBulgaria = '?country=BG';

/** Somebody who subscribed in Bulgaria before it had the euro: there is no other way to get such a plan any more. */
async function oldSubscriber(): Promise<Buyer> {
  const buyer = await shop.buyer();
  await buyer.buy({ productId: 'privacy-pro-monthly-us' });
  for (const table of ['sim_subscription', 'subscription'] as const) {
    await shop.store.db
      .updateTable(table)
      .set({ product_id: oldProduct })
      .where('account_id', '=', buyer.accountId)
      .execute();
  }
  return buyer;
}

describe('Bulgaria, which pays in euros since 2026', () => {
  it('is offered the plans of the euro countries, and can buy them', async () => {
    const { body } = await shop.call('GET', `/api/products${fromBulgaria}`);
    expect(body).toMatchObject([
      { productId: 'privacy-pro-monthly-eu', price: '9.99', currency: 'EUR' },
      { productId: 'privacy-pro-yearly-eu', price: '99.99', currency: 'EUR' },
    ]);
    const buyer = await shop.buyer();
    const opened = await buyer.open({ productId: 'privacy-pro-yearly-eu' }, {}, fromBulgaria);
    expect(opened.status).toBe(200);
  });

  it('is sold no plan in leva any more', async () => {
    const buyer = await shop.buyer();
    const before = await countOf(shop, 'checkout');
    const refused = await buyer.open({ productId: oldProduct }, {}, fromBulgaria);
    expect([refused.status, refused.body]).toEqual([403, { error: 'not_eligible' }]);
    expect(await countOf(shop, 'checkout')).toBe(before);
  });

  it('keeps its old subscribers at the price they agreed to', async () => {
    const buyer = await oldSubscriber();
    const bought = shop.clock.now();
    expect((await buyer.get('/api/subscription')).body).toMatchObject({ productId: oldProduct });
    await shop.call('POST', '/dev/clock', { json: { advance: 'P20D' } });
    const later = await buyer.later();
    expect((await later.get('/api/subscription')).body).toMatchObject({
      productId: oldProduct,
      status: 'Auto-Renewable',
    });
    const charged = await shop.store.db
      .selectFrom('sim_invoice')
      .innerJoin('sim_subscription', 'sim_subscription.id', 'sim_invoice.subscription_id')
      .select(['sim_invoice.amount', 'sim_invoice.currency'])
      .where('sim_subscription.account_id', '=', buyer.accountId)
      .where('sim_invoice.status', '=', 'paid')
      // The first, of the start of the trial, is from before the plan was the old one.
      .where('sim_invoice.created_at', '>', bought)
      .execute();
    expect(charged.length).toBeGreaterThan(0);
    for (const invoice of charged) expect(invoice).toEqual({ amount: '19.99', currency: 'BGN' });
  });
});
