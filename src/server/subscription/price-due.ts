import { type Price, planOf } from '../../domain/subscription/plan.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** The next charge, tax included: as reported by the provider, otherwise the plan's price; undefined for an unknown plan. */
export function nextPrice(row: SubscriptionRow): Price | undefined {
  const { next_amount: amount, next_currency: currency } = row;
  if (amount !== null && currency !== null) return { amount, currency };
  return planOf(row.next_product_id ?? row.product_id)?.price;
}

/**
 * The price of a renewal that could not be charged, tax included. Undefined if the owner has switched the period since: only
 * the other period's price is known then.
 */
export function priceOverdue(row: SubscriptionRow): Price | undefined {
  const { product_id: now, next_product_id: next } = row;
  return next === null || next === now ? nextPrice(row) : undefined;
}
