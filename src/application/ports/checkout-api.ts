import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import type { Origin } from '../../domain/origin/origin.ts';
import type { Result } from '../../domain/result.ts';
import type { Platform } from '../../domain/subscription/subscription.ts';

/** What to buy, and where the visitor returns to. `origin` is null when there is none. */
export interface Order {
  readonly productId: string;
  readonly platform: Platform;
  readonly returnUrl: URL;
  readonly origin: Origin | null;
}

/** The codes are the wire contract's; after each of them no checkout was opened. */
export type OpenCheckoutFailure =
  | { readonly code: 'invalid_return_url' | 'unknown_product' | 'not_eligible' | 'already_subscribed' }
  | InvalidToken
  | TooManyRequests
  | CallFailure;

/** The card provider's pages, opened through the subscription service. */
export abstract class CheckoutApi {
  /**
   * Opens a hosted checkout. Repeating the call with the same idempotency key (1 to 255 printable characters) returns
   * the first response, so that a retry never opens a second checkout. Fails with `invalid_return_url` when returning
   * there is not allowed, `unknown_product` when there is no such product, `not_eligible` when it is not sold to the
   * visitor, `already_subscribed` when the account has a subscription, `too_many_requests` when it has ordered too
   * often lately, `invalid_token` when the service refuses the token. After `offline` or `communication` a checkout may
   * be open all the same.
   */
  abstract open(
    accessToken: string,
    order: Order,
    idempotencyKey: string,
  ): Promise<Result<{ readonly checkoutUrl: URL }, OpenCheckoutFailure>>;

  /**
   * The page on which the account's subscription is managed. Fails with `no_subscription` when there is none,
   * `too_many_requests` when it was asked for too often, `invalid_token` when the service refuses the token.
   */
  abstract portal(
    accessToken: string,
  ): Promise<
    Result<
      { readonly customerPortalUrl: URL },
      { readonly code: 'no_subscription' } | InvalidToken | TooManyRequests | CallFailure
    >
  >;
}
