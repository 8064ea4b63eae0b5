import type { CallFailure, NoCountry } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** What the site knows of a visitor without an account. */
export abstract class VisitorApi {
  /**
   * The visitor's country, ISO 3166-1 alpha-2 in upper case. Fails with `no_country` when the answer names none
   * (specification, section 8).
   */
  abstract country(): Promise<Result<string, NoCountry | CallFailure>>;

  /**
   * Whether the subscription is sold to the visitor. Never fails: any failure is a silent false (specification, section
   * 8).
   */
  abstract eligible(): Promise<boolean>;
}
