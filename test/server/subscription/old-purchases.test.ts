import { afterAll, beforeAll, expect, it } from 'vitest';
import { oldPurchases } from '../../../src/server/subscription/forget-old-purchases.ts';
import { live } from '../support/days-go-by.ts';
import { type Buyer, openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const tables = ['subscription', 'subscription_history', 'subscription_task', 'subscription_email'] as const;
const left = async () =>
  Promise.all(
    [...tables, 'checkout' as const].map(async (table) => [
      table,
      (await shop.store.db.selectFrom(table).selectAll().execute()).length > 0,
    ]),
  );
const newYear = (year: number) => Date.UTC(year, 0, 1);
const tidyAt = (now: number) => oldPurchases(shop.store.db).run(now, () => true);
const cancel = (buyer: Buyer) =>
  shop.call('POST', '/api/auth/v2/account/delete', { bearer: buyer.bearer, json: {} });

it('a purchase goes ten years after the year in which its subscription ended, and with the last the number of a deleted account', async () => {
  const buyer = await shop.buyer();
  await buyer.buy();
  expect((await cancel(buyer)).status).toBe(200);
  await live(shop, 30);
  const { expires_or_renews_at: ended } = await shop.store.db
    .selectFrom('subscription')
    .select('expires_or_renews_at')
    .executeTakeFirstOrThrow();
  const year = new Date(ended).getUTCFullYear();
  await tidyAt(newYear(year + 11) - 1);
  expect(new Map((await left()) as [string, boolean][]).get('subscription_history')).toBe(true);
  expect(await tidyAt(newYear(year + 11))).toBe(1);
  for (const [table, some] of await left()) expect([table, some]).toEqual([table, false]);
  expect(await shop.store.db.selectFrom('account').select('id').execute()).toEqual([]);
  expect(await shop.store.db.selectFrom('trial').select('account_id').execute()).toEqual([]);
  // By card: whoever had a trial has none under another number.
  expect(await shop.store.db.selectFrom('trial_mark').select('mark').execute()).toHaveLength(1);
  // One that has not ended is kept, however old it is.
  const stays = await shop.buyer();
  await stays.buy();
  expect(await tidyAt(newYear(year + 50))).toBe(0);
  expect(await shop.store.db.selectFrom('subscription').select('account_id').execute()).toEqual([
    { account_id: stays.accountId },
  ]);
});

it('that the trial was had stays known of an account that is still there', async () => {
  const buyer = await shop.buyer();
  await buyer.buy();
  const { id } = await shop.store.db
    .updateTable('subscription')
    .set({ status: 'Expired', expires_or_renews_at: newYear(2010) - 1 })
    .where('account_id', '=', buyer.accountId)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await tidyAt(newYear(2021))).toBe(1);
  expect(await shop.store.db.selectFrom('subscription').select('id').where('id', '=', id).execute()).toEqual(
    [],
  );
  expect(
    await shop.store.db
      .selectFrom('trial')
      .select('subscription_id')
      .where('account_id', '=', buyer.accountId)
      .execute(),
  ).toEqual([{ subscription_id: null }]);
});
