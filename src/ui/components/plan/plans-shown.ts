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

/** The plans as our own table has them; those that the service offers this visitor stand in for the same products. */
export function plansShown(offered: readonly Plan[] = []): PlansOf {
  const shown = (period: BillingPeriod, market: Market): Plan => {
    const productId = productIdOf(period, market);
    const plan = offered.find((one) => one.productId === productId) ?? planOf(productId);
    if (plan === null) throw new Error(`No product is called ${productId}`);
    return plan;
  };
  return (market) => ({ monthly: shown('monthly', market), yearly: shown('yearly', market) });
}

/** The market of what is offered; null when the products are none of this site's. */
export function marketOffered(offered: readonly Plan[]): Market | null {
  return parseProductId(offered[0]?.productId ?? '')?.market ?? null;
}

/** Tells whether a plan costs what the page has said before it asked the service. */
export function isAsTold(plan: Plan): boolean {
  const told = planOf(plan.productId)?.price;
  return (
    told !== undefined &&
    told.currency === plan.price.currency &&
    Number(told.amount) === Number(plan.price.amount)
  );
}
