import type { FailureCode, FailurePixelId } from '../../domain/analytics/failure-pixels.ts';

/**
 * The name under which a failure is reported; those of {@link FailurePixelId} are counted as well. Specification,
 * section 8.
 */
export type ReportName =
  | FailurePixelId
  | 'origin.invalid'
  | 'analytics.unknownPixel'
  | 'visitor.noCountry'
  | 'page.error';

/** What is reported about a failure. It contains no token, passcode or address. */
export interface Report<Name extends ReportName = ReportName> {
  readonly code: Name extends FailurePixelId ? FailureCode : string;
  readonly message?: string;
}

/** Reports failures to the site's operators, without delaying the caller. */
export abstract class ErrorReporter {
  /** Reports a failure by its code. */
  abstract report<Name extends ReportName>(name: Name, error: Report<Name>): void;
}
