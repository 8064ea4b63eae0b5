import { type Price, planOf } from '../../domain/subscription/plan.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** What the next charge costs, tax included: as the provider said it, else as its plan is sold; undefined for an unknown plan. */
export function nextPrice(row: SubscriptionRow): Price | undefined {
  const { next_amount: amount, next_currency: currency } = row;
  if (amount !== null && currency !== null) return { amount, currency };
  return planOf(row.next_product_id ?? row.product_id)?.price;
}

/**
 * What a renewal that could not be charged costs, tax included. Undefined where its owner has switched the period since: what is known
 * then is the price of the other one.
 */
export function priceOverdue(row: SubscriptionRow): Price | undefined {
  const { product_id: now, next_product_id: next } = row;
  return next === null || next === now ? nextPrice(row) : undefined;
}
