import type { CallFailure, NoCountry } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** What the site knows about a visitor without an account. */
export abstract class VisitorApi {
  /**
   * The visitor's country, ISO 3166-1 alpha-2 in upper case. Fails with `no_country` when the answer names none
   * (specification, section 8).
   */
  abstract country(): Promise<Result<string, NoCountry | CallFailure>>;

  /**
   * Whether the subscription is sold to the visitor. Only a 404 is a no; any other response, or none, fails, so that a
   * lost one is retried. A caller that wants a plain yes or no treats a failure as a silent no (specification, section
   * 8).
   */
  abstract eligible(): Promise<Result<boolean, CallFailure>>;
}
