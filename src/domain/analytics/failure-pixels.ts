import { recordOf } from '../closed-record.ts';

/**
 * The events that report a failure of sign-in, addresses, tokens or a host app. The first eight are from section 8 of
 * the specification; the last two concern messages to our apps over the bridge.
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
/** The id of a failure event: one of {@link failureNames}. */
export type FailurePixelId = (typeof failureNames)[number];

/** Reasons for failures of any kind; a failure event says nothing else. */
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
/** The reason for a failure: one of {@link failureCodes}. */
export type FailureCode = (typeof failureCodes)[number];

/**
 * A spelling of `host-error` that pages of earlier versions send and that remains in older counts. It is accepted and shown
 * as it is.
 */
export const earlierFailureCode = 'host_error';

/** The failure events with their parameter. Separate from those of pages, because static pages never send them. */
export const failurePixels = recordOf(failureNames, () => ['code'] as const);

/** Tells whether an id is that of a failure event. No other id starts with this prefix. */
export function isFailurePixel(id: string): id is FailurePixelId {
  return id.startsWith('subscription.');
}
