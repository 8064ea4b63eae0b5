import { type Context, Hono } from 'hono';
import {
  CheckoutBody,
  type CheckoutReply,
  type FeaturesReply,
  type PortalReply,
  type Product,
  ProductsQuery,
  RenewalBody,
  type StatusReply,
  type SubscriptionReply,
  subscriptionPaths,
} from '../../contract/subscription.ts';
import { negotiate } from '../../domain/locale/published-locale.ts';
import { parseOrigin } from '../../domain/origin/origin.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import { type Plan, type Price, parseProductId, planOf, plansOf } from '../../domain/subscription/plan.ts';
import type { ServerDeps } from '../deps.ts';
import { type BearerVariables, bearerToken, invalidToken, requireBearer } from '../http/bearer.ts';
import { HttpError } from '../http/http-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { calledWebOriginOf, ownWebOriginsOf } from '../http/own-web-origins.ts';
import { privateAnswers } from '../http/private-answers.ts';
import { readJson, readQuery } from '../http/read-input.ts';
import { visitorCountry } from '../http/visitor-country.ts';
import { wantedLanguages } from '../http/wanted-languages.ts';
import { tooOften } from '../limits/owner-limits.ts';
import type { OpenCheckout, OpenCheckoutFailure } from './open-checkout.ts';
import type { OpenPortal } from './open-portal.ts';
import type { ReadSubscription } from './read-subscription.ts';
import type { RecordEvent } from './record-event.ts';
import type { SetRenewal } from './set-renewal.ts';
import type { SubscriptionRow } from './subscription-store.ts';
import type { TrialRecord } from './trial-record.ts';

/** The header in which the card provider signs its events. */
const signatureHeader = 'Stripe-Signature';

const periodNames = { monthly: 'Monthly', yearly: 'Yearly' } as const satisfies Record<BillingPeriod, string>;
const labelOf = (period: BillingPeriod) => `${periodNames[period]} Subscription`;

/** The use-cases behind the routes. */
export interface SubscriptionUseCases {
  readonly openCheckout: OpenCheckout;
  readonly openPortal: OpenPortal;
  readonly readSubscription: ReadSubscription;
  readonly setRenewal: SetRenewal;
  readonly recordEvent: RecordEvent;
}

/** The subscription service of the wire contract, to be mounted at its base. */
export function subscriptionRoutes(
  deps: ServerDeps,
  { openCheckout, openPortal, readSubscription, setRenewal, recordEvent }: SubscriptionUseCases,
  trials: TrialRecord,
): Hono<BearerVariables> {
  const { db, config } = deps;
  const bearer = requireBearer(deps.verifyBearer);
  const routes = new Hono<BearerVariables>();

  const subscriptionOf = async (accountId: string): Promise<SubscriptionRow> => {
    const subscription = await readSubscription.read(accountId);
    if (subscription === undefined) throw new HttpError(404, 'no_subscription');
    return subscription;
  };

  routes.get(subscriptionPaths.products, async (c) => {
    const { country } = readQuery(c, ProductsQuery);
    const market = marketOf(country ?? visitorCountry(c, config));
    const token = bearerToken(c);
    const account = token === null ? null : await deps.verifyBearer(token, c);
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

  routes.post(subscriptionPaths.checkout, privateAnswers, bearer, async (c) => {
    const body = await readJson(c, CheckoutBody);
    const key = readIdempotencyKey(c) ?? null;
    const origin = body.origin === undefined ? null : parseOrigin(body.origin);
    if (origin?.ok === false) return c.json({ error: 'invalid_request', message: origin.error.message }, 400);
    const opened = await openCheckout.execute({
      accountId: c.var.account.accountId,
      productId: body.productId,
      platform: body.purchasePlatform,
      returnUrl: body.returnUrl,
      origin: origin?.value ?? null,
      country: visitorCountry(c, config),
      ownWebOrigins: ownWebOriginsOf(c, config),
      idempotencyKey: key,
    });
    if (!opened.ok) throw httpErrorOf(c, opened.error);
    return c.json<CheckoutReply>({ checkoutUrl: opened.value.href });
  });

  const [mayStillOpenPortal, mayOpenPortal] = deps.ownerLimits.around('open-portal');
  routes.get(
    subscriptionPaths.portal,
    privateAnswers,
    mayStillOpenPortal,
    bearer,
    mayOpenPortal,
    async (c) => {
      const opened = await openPortal.execute({
        accountId: c.var.account.accountId,
        webOrigin: calledWebOriginOf(c, config),
        locale: negotiate(wantedLanguages(c)),
      });
      if (opened.ok) return c.json<PortalReply>({ customerPortalUrl: opened.value.href });
      throw httpErrorOfMine(opened.error);
    },
  );

  routes.get(subscriptionPaths.subscription, privateAnswers, bearer, async (c) =>
    c.json<SubscriptionReply>(recordOf(await subscriptionOf(c.var.account.accountId))),
  );

  routes.get(subscriptionPaths.status, privateAnswers, bearer, async (c) => {
    const { status } = await subscriptionOf(c.var.account.accountId);
    return c.json<StatusReply>({ status });
  });

  const [mayStillChange, mayChange] = deps.ownerLimits.around('change-renewal');
  routes.put(subscriptionPaths.renewal, privateAnswers, mayStillChange, bearer, mayChange, async (c) => {
    const { renews } = await readJson(c, RenewalBody);
    const set = await setRenewal.execute(c.var.account.accountId, renews);
    if (!set.ok) throw httpErrorOfMine(set.error);
    return c.json<SubscriptionReply>(recordOf(set.value));
  });

  routes.post(subscriptionPaths.webhook, async (c) => {
    const recorded = await recordEvent.execute(await c.req.text(), c.req.header(signatureHeader));
    if (recorded.ok) return c.json({ received: true });
    throw recorded.error.code === 'invalid_signature'
      ? new HttpError(400, 'invalid_signature')
      : new HttpError(503, 'unavailable');
  });

  return routes;
}

function httpErrorOfMine({ code }: { readonly code: 'no_subscription' | 'provider_unavailable' }): HttpError {
  return code === 'no_subscription' ? new HttpError(404, code) : new HttpError(503, 'unavailable');
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

function recordOf(row: SubscriptionRow): SubscriptionReply {
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

function httpErrorOf(c: Context, error: OpenCheckoutFailure): HttpError {
  switch (error.code) {
    case 'unknown_platform':
    case 'key_reused':
      return new HttpError(400, 'invalid_request');
    case 'unknown_product':
    case 'invalid_return_url':
      return new HttpError(400, error.code);
    case 'not_eligible':
      return new HttpError(403, error.code);
    case 'account_gone':
      // It was there when the token was looked at.
      return invalidToken(c);
    case 'already_subscribed':
      return new HttpError(409, error.code);
    case 'provider_unavailable':
      return new HttpError(503, 'unavailable');
    case 'too_many_requests':
      return tooOften(error);
  }
}
