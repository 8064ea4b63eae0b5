import type { TokenErrorReason } from '../../../domain/account/token.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';

/** The result of both grants: an access token with its lifetime in whole seconds, and its refresh token. */
export interface GrantedTokens {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  readonly refreshToken: string;
}

/** Why a code or refresh token was refused; `reason` becomes the response's `error_code`. */
export type TokenFailure =
  | { readonly code: 'invalid_token_request'; readonly reason: TokenErrorReason }
  | { readonly code: 'unknown_account' };

/** Why no tokens were issued: also because a handover is rate-limited. */
export type GrantFailure = TokenFailure | TooManyRequests;
