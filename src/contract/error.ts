import * as z from 'zod/mini';
import type { TokenErrorReason } from '../domain/account/token.ts';

/**
 * The body of every 4xx and 5xx response: a code and, for token errors, an `error_code` (0 invalid, 1 expired, 2
 * reused, 3 logged out, 4 fraud). Wire contract, "Rules for every call".
 */
export const ErrorBody = z.object({
  error: z.string(),
  error_code: z.optional(z.int()),
  /**
   * For authors of clients: the specification's message, where it has one, or a hint which of several things is wrong.
   */
  message: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** All error codes of the wire contract, for any service. */
export const errorCodes = [
  'invalid_request',
  'invalid_authorization_request',
  'invalid_session_id',
  'invalid_email_address',
  'invalid_login_credentials',
  'invalid_token_request',
  'unknown_account',
  'invalid_token',
  'email_address_in_use',
  'invalid_link_signature',
  'unknown_product',
  'invalid_return_url',
  'not_eligible',
  'not_entitled',
  'already_subscribed',
  'no_subscription',
  'invalid_signature',
  'too_many_requests',
  'not_found',
  'method_not_allowed',
  'forbidden_origin',
  'forbidden_image',
  'unavailable',
  'internal_error',
] as const;
/** The code of an error: one of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];

/** `error_code` of an `invalid_token_request` answer, by its meaning. */
export const tokenErrorCodes = {
  invalid: 0,
  expired: 1,
  reused: 2,
  loggedOut: 3,
  fraud: 4,
} as const satisfies Readonly<Record<TokenErrorReason, number>>;
