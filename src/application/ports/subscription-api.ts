import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { SubscriptionStatus } from '../../domain/subscription/status.ts';
import type { Subscription } from '../../domain/subscription/subscription.ts';

/** `no_subscription` when there is nothing to cancel. */
export type SetRenewalFailure =
  | { readonly code: 'no_subscription' }
  | InvalidToken
  | TooManyRequests
  | CallFailure;

/** Reads and changes the subscription of an account. */
export abstract class SubscriptionApi {
  /** The account's subscription. Fails with `no_subscription` when there is none, `invalid_token` when the token is refused. */
  abstract current(
    accessToken: string,
  ): Promise<Result<Subscription, { readonly code: 'no_subscription' } | InvalidToken | CallFailure>>;

  /**
   * Only the status, for frequent calls; `Unknown` for one that this site does not know. Fails with `no_subscription`
   * as {@link current} does.
   */
  abstract status(
    accessToken: string,
  ): Promise<
    Result<SubscriptionStatus | 'Unknown', { readonly code: 'no_subscription' } | InvalidToken | CallFailure>
  >;

  /**
   * Lets the subscription end with the paid period (`renews` false), or undoes that. Repeating it changes nothing, an
   * ended subscription stays ended, and one whose payment is disputed cannot be set to renew. Returns the subscription as it is afterwards. Fails with `no_subscription` when
   * there is none, `too_many_requests` when it was changed too often, `invalid_token` when the service refuses the
   * token. After `offline` or `communication` it may have been changed all the same.
   */
  abstract setRenewal(accessToken: string, renews: boolean): Promise<Result<Subscription, SetRenewalFailure>>;
}
