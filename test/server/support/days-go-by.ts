import { days } from './manual-clock.ts';
import { forgetExpired } from './run-jobs.ts';
import { type Buyer, passTime, type Shop } from './shop.ts';

/** Lets days pass, with occasional housekeeping in place of the hourly runs. */
export async function live(shop: Shop, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 30) {
    await passTime(shop, `P${Math.min(left, 30)}D`);
    await forgetExpired(shop.store.db, shop.clock.now());
  }
}

/** The days on which buyers were charged, counted from `start`. */
export async function chargesSince(shop: Shop, start: number): Promise<readonly number[]> {
  const paid = await shop.store.db
    .selectFrom('sim_invoice')
    .select('paid_at')
    .where('paid_at', 'is not', null)
    .where('amount', '!=', '0.00')
    .orderBy('paid_at')
    .execute();
  return paid.map(({ paid_at }) => Math.round(((paid_at ?? 0) - start) / days(1)));
}

/** The state of a buyer's newest subscription. */
export function subscriptionOf(shop: Shop, buyer: Buyer) {
  return shop.store.db
    .selectFrom('subscription')
    .select(['status', 'expires_or_renews_at'])
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
}
