import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** Checks whether the subscription is sold to a visitor. Specification, section 7, `subscriptionsCheckEligibility`. */
export abstract class EligibilityApi {
  /**
   * Whether the visitor may subscribe. Unlike `VisitorApi.eligible` it distinguishes a failure from a no: it fails when
   * no valid response arrives.
   */
  abstract check(): Promise<Result<boolean, CallFailure>>;
}
