import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** `not_entitled` when the account's subscription does not include identity theft restoration. */
export type IssueCodeFailure =
  | { readonly code: 'not_entitled' }
  | InvalidToken
  | TooManyRequests
  | CallFailure;

/** The identity-theft-restoration service. Specification, section 7. */
export abstract class RestorationApi {
  /**
   * Issues the code by which the restoration partner recognizes a subscriber; each call issues a new one. Fails with
   * `not_entitled` when the subscription does not include it, `too_many_requests` when it was asked too often,
   * `invalid_token` when the service refuses the token.
   */
  abstract issueCode(accessToken: string): Promise<Result<{ readonly code: string }, IssueCodeFailure>>;
}
