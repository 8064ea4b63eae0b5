import type { BillingPeriod } from '../../../domain/subscription/billing-period.ts';
import {
  type Market,
  type Plan,
  parseProductId,
  planOf,
  productIdOf,
} from '../../../domain/subscription/plan.ts';

/** The two plans of a market. */
export type PlansOf = (market: Market) => Readonly<Record<BillingPeriod, Plan>>;

/** The plans from our own table, replaced by the same products in the service's offer where there are any. */
export function plansShown(offered: readonly Plan[] = []): PlansOf {
  const shown = (period: BillingPeriod, market: Market): Plan => {
    const productId = productIdOf(period, market);
    const plan = offered.find((one) => one.productId === productId) ?? planOf(productId);
    if (plan === null) throw new Error(`No product is called ${productId}`);
    return plan;
  };
  return (market) => ({ monthly: shown('monthly', market), yearly: shown('yearly', market) });
}

/** The market that is offered; null if this site does not know the products. */
export function marketOffered(offered: readonly Plan[]): Market | null {
  return parseProductId(offered[0]?.productId ?? '')?.market ?? null;
}

/** Whether a plan costs what the page said before the service was asked. */
export function isAsTold(plan: Plan): boolean {
  const told = planOf(plan.productId)?.price;
  return (
    told !== undefined &&
    told.currency === plan.price.currency &&
    Number(told.amount) === Number(plan.price.amount)
  );
}
