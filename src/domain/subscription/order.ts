import { formatOrigin, type Origin } from '../origin/origin.ts';
import { marketOf } from './eligibility.ts';
import { parseProductId } from './plan.ts';
import { isReturnUrl } from './return-route.ts';
import { isWebSourced } from './subscription.ts';

/** An order placed on the web, not yet validated. `origin` is null when there is none. */
export interface WebOrder {
  readonly productId: string;
  readonly platform: string;
  readonly returnUrl: string;
  readonly origin: Origin | null;
}

/**
 * Why an order is refused: `unknown_product`: there is no such product; `invalid_return_url`: it does not lead back to
 * this site; `unknown_platform`: the platform does not sell on the web; `not_eligible`: the product is not sold in the
 * country. Wire contract, "Subscription service".
 */
export type OrderFailure = {
  readonly code: 'unknown_product' | 'invalid_return_url' | 'unknown_platform' | 'not_eligible';
};

/**
 * Validates an order from a visitor in `country` (ISO 3166-1 alpha-2); null when it is accepted. `ownWebOrigins` are
 * the site's own origins.
 */
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

/** Serializes an order: equal orders give equal texts. */
export function orderText({ productId, platform, returnUrl, origin }: WebOrder): string {
  return JSON.stringify([productId, platform, returnUrl, origin && formatOrigin(origin)]);
}
