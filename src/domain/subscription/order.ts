import { formatOrigin, type Origin } from '../origin/origin.ts';
import { marketOf } from './eligibility.ts';
import { parseProductId } from './plan.ts';
import { isReturnUrl } from './return-route.ts';
import { isWebSourced } from './subscription.ts';

/** What is to be bought on the web, as it came. `origin` is null when there is none. */
export interface WebOrder {
  readonly productId: string;
  readonly platform: string;
  readonly returnUrl: string;
  readonly origin: Origin | null;
}

/**
 * Why an order is not taken: `unknown_product` when there is none such, `invalid_return_url` when it does not lead back
 * here, `unknown_platform` when that does not sell on the web, `not_eligible` when the product is not sold in the country.
 * Wire contract, "Subscription service".
 */
export type OrderFailure = {
  readonly code: 'unknown_product' | 'invalid_return_url' | 'unknown_platform' | 'not_eligible';
};

/** Why an order is not taken from a visitor in a country (ISO 3166-1 alpha-2); null when it is. `ownWebOrigins` are the site's. */
export function orderFailure(
  order: WebOrder,
  country: string,
  ownWebOrigins: readonly string[],
): OrderFailure | null {
  const product = parseProductId(order.productId);
  if (product === null) return { code: 'unknown_product' };
  if (!isReturnUrl(order.returnUrl, ownWebOrigins)) return { code: 'invalid_return_url' };
  if (!isWebSourced(order.platform)) return { code: 'unknown_platform' };
  return marketOf(country) === product.market ? null : { code: 'not_eligible' };
}

/** One text for an order, the same for the same order. */
export function orderText({ productId, platform, returnUrl, origin }: WebOrder): string {
  return JSON.stringify([productId, platform, returnUrl, origin && formatOrigin(origin)]);
}
