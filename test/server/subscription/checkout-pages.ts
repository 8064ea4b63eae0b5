import { type Buyer, countOf, type Shop } from '../support/shop.ts';

export const monthly = { productId: 'privacy-pro-monthly-us' };

export async function made(shop: Shop) {
  return { checkouts: await countOf(shop, 'checkout'), sessions: await countOf(shop, 'sim_checkout') };
}

/** The open payment pages of one account. */
export function openPages(shop: Shop, buyer: Buyer) {
  return shop.store.db
    .selectFrom('sim_checkout')
    .selectAll()
    .where('account_id', '=', buyer.accountId)
    .where('status', '=', 'open')
    .execute();
}
