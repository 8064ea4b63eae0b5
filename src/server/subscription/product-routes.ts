import { Hono } from 'hono';
import {
  type FeaturesReply,
  type Product,
  ProductsQuery,
  subscriptionPaths,
} from '../../contract/subscription.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import { type Plan, planOf, plansOf } from '../../domain/subscription/plan.ts';
import type { ServerDeps } from '../deps.ts';
import { bearerToken } from '../http/bearer.ts';
import { HttpError } from '../http/http-error.ts';
import { readQuery } from '../http/read-input.ts';
import { visitorCountry } from '../http/visitor-country.ts';
import { labelOf, periodNames } from './billing-period-names.ts';
import type { TrialRecord } from './trial-record.ts';

/** What is sold where a visitor is, and what it can do. */
export function productRoutes(
  { config, db, verifyBearer }: Pick<ServerDeps, 'config' | 'db' | 'verifyBearer'>,
  trials: TrialRecord,
): Hono {
  const routes = new Hono();

  routes.get(subscriptionPaths.products, async (c) => {
    const { country } = readQuery(c, ProductsQuery);
    const market = marketOf(country ?? visitorCountry(c, config));
    const token = bearerToken(c);
    const account = token === null ? null : await verifyBearer(token, c);
    const isUserEligible = account === null ? null : !(await trials.isSpent(db, account.accountId));
    const plans = market === null ? [] : plansOf(market).map((plan) => productOf(plan, isUserEligible));
    // The answer depends on where the visitor is, which no cache can see.
    return c.json<Product[]>(plans, 200, { 'Cache-Control': 'no-store' });
  });

  routes.get(subscriptionPaths.features, (c) => {
    const plan = planOf(c.req.param('productId'));
    if (plan === null) throw new HttpError(404, 'unknown_product');
    return c.json<FeaturesReply>({ features: [...plan.features] });
  });

  return routes;
}

function productOf(plan: Plan, isUserEligible: boolean | null): Product {
  return {
    ...(isUserEligible === null ? {} : { offer: { type: 'freeTrial', isUserEligible } }),
    productId: plan.productId,
    productLabel: labelOf(plan.billingPeriod),
    billingPeriod: periodNames[plan.billingPeriod],
    price: plan.price.amount,
    currency: plan.price.currency,
  };
}
