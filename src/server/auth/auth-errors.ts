import type { Context } from 'hono';
import { invalidToken } from '../http/bearer.ts';
import { errorAnswer } from '../http/http-error.ts';

/** The failures of the auth service's use-cases, as the wire contract names them. */
export type AuthFailure =
  | { readonly code: 'too_many_requests'; readonly retryAfterSeconds: number }
  | { readonly code: 'email_address_in_use' | 'unavailable' | 'invalid_token' }
  | {
      readonly code:
        | 'invalid_email_address'
        | 'invalid_session_id'
        | 'invalid_login_credentials'
        | 'invalid_link_signature';
    };

/** Responds to a failed use-case. */
export function failed(c: Context, error: AuthFailure): Response {
  switch (error.code) {
    case 'too_many_requests':
      return errorAnswer(c, 429, error.code, error);
    case 'email_address_in_use':
      return errorAnswer(c, 409, error.code);
    case 'invalid_token':
      throw invalidToken(c);
    case 'unavailable':
      return errorAnswer(c, 503, error.code);
    default:
      return errorAnswer(c, 400, error.code);
  }
}
