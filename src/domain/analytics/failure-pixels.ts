/**
 * Under which names it is counted that signing in, an address, tokens or an app's answer failed. Specification, section 8, which has
 * the first eight; the last two are what is asked of our apps over the bridge.
 */
export const failureNames = [
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
] as const;
/** The id of an event that says that something failed: one of {@link failureNames}. */
export type FailurePixelId = (typeof failureNames)[number];

/** Why something failed, whatever it was: all that such an event says. */
export const failureCodes = [
  'communication',
  'offline',
  'too_many_requests',
  'invalid_authorization_request',
  'invalid_email_address',
  'invalid_login_credentials',
  'invalid_session_id',
  'invalid_link_signature',
  'signed_out',
  'invalid_token_request',
  'email_address_in_use',
  'unknown_account',
  'unknown_product',
  'not_eligible',
  'already_subscribed',
  'invalid_return_url',
  'payment_cancelled',
  'payment_declined',
  'timeout',
  'host-error',
  'not-browser-context',
  'not-ddg-context',
  'unsupported-message',
  'bridge-not-supported',
  'error-creating-bridge',
] as const;
/** Why something failed: one of {@link failureCodes}. */
export type FailureCode = (typeof failureCodes)[number];

/**
 * A spelling of `host-error` that pages of earlier versions send, and that stands beside it among what was counted. It is
 * taken and shown as it is.
 */
export const earlierFailureCode = 'host_error';

/** The events of failures with their parameter. Apart from those of pages, because static pages never send them. */
export const failurePixels = Object.fromEntries(
  failureNames.map((name) => [name, ['code']]),
) as unknown as Readonly<Record<FailurePixelId, readonly ['code']>>;

/** Tells whether a text is the id of an event that says that something failed: no other begins as they do. */
export function isFailurePixel(id: string): id is FailurePixelId {
  return id.startsWith('subscription.');
}
