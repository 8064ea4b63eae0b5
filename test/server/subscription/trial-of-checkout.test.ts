import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, siteRows } from '../support/shop.ts';
import { monthly, openPages } from './checkout-pages.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('the trial', () => {
  it.each([
    [undefined, 7],
    ['home_google_spring_hero', 7],
    ['home__usanniversary', 14],
    ['pro_radio_endorsement', 30],
    ['pro_radio_endorsement_may', 30],
  ])('that the origin %s earns is %i days', async (origin, trialDays) => {
    const buyer = await shop.buyer();
    await buyer.open({ origin });
    expect(await openPages(shop, buyer)).toMatchObject([{ trial_days: trialDays }]);
  });

  it('is given once an account', async () => {
    const own = await openShop();
    const buyer = await own.buyer();
    await buyer.buy();
    // The subscription ends; its one trial stays used.
    await own.store.db.updateTable('subscription').set({ status: 'Expired' }).execute();
    await buyer.open();
    const pages = await own.store.db
      .selectFrom('sim_checkout')
      .select(['status', 'trial_days'])
      .orderBy('trial_days')
      .execute();
    expect(pages).toEqual([
      { status: 'open', trial_days: 0 },
      { status: 'complete', trial_days: 7 },
    ]);
    expect((await siteRows(own)).trials).toHaveLength(1);
    await own.close();
  });

  it('is not used up by a page that was never paid', async () => {
    const buyer = await shop.buyer();
    await buyer.checkout();
    await buyer.checkout(monthly);
    expect(await openPages(shop, buyer)).toMatchObject([{ trial_days: 7 }]);
  });
});
