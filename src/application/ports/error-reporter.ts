/** The names under which failures are reported. Specification, section 8. */
export const reportNames = [
  'subscription.v2Authorization',
  'subscription.v2AccountCreate',
  'subscription.v2Passphrase',
  'subscription.v2Login',
  'subscription.v2Tokens',
  'subscription.v2AccountEdit',
  'subscription.v2AccountEditConfirm',
  'subscription.tokenRefresh',
  'subscription.hostBridge',
  'subscription.hostSession',
  'origin.invalid',
  'analytics.unknownPixel',
  'visitor.noCountry',
  'page.error',
] as const;

/** The name under which a failure is reported. */
export type ReportName = (typeof reportNames)[number];

/** Takes note of failures for those who run the site, without making anybody wait. */
export abstract class ErrorReporter {
  /** Reports a failure by its code. `error` holds no token, passcode or address. */
  abstract report(name: ReportName, error: { readonly code: string; readonly message?: string }): void;
}
