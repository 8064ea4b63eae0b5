import type { SubscriptionReply } from '../../contract/subscription.ts';
import { type Price, parseProductId, planOf } from '../../domain/subscription/plan.ts';
import { labelOf, periodNames } from './billing-period-names.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** A subscription as the wire contract tells of it. */
export function recordOf(row: SubscriptionRow): SubscriptionReply {
  const period = parseProductId(row.product_id)?.period ?? 'monthly';
  const next = row.next_product_id;
  const price = ownPriceOf(row);
  return {
    productId: row.product_id,
    name: labelOf(period),
    startedAt: row.started_at,
    expiresOrRenewsAt: row.expires_or_renews_at,
    status: row.status,
    billingPeriod: periodNames[period],
    platform: row.platform,
    activeOffers: row.in_trial ? [{ type: 'Trial' }] : [],
    ...(next === null || next === row.product_id ? {} : { nextProductId: next }),
    ...(price === null ? {} : { nextPrice: price }),
    ...(row.suspended ? { suspended: true } : {}),
  };
}

/** What the next charge costs where that is not what is on sale now; null where it is. */
function ownPriceOf({
  status,
  product_id,
  next_product_id,
  next_amount,
  next_currency,
}: SubscriptionRow): Price | null {
  if (next_amount === null || next_currency === null) return null;
  // The bill that failed is of the plan before a switch, whose price is the next one's.
  if (status === 'Grace Period' && next_product_id !== product_id) return null;
  const sold = planOf(next_product_id ?? product_id)?.price;
  const isSold =
    sold !== undefined && Number(sold.amount) === Number(next_amount) && sold.currency === next_currency;
  return isSold ? null : { amount: next_amount, currency: next_currency };
}
