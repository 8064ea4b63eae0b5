import type { TokenErrorReason } from '../../../domain/account/token.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';

/** What both grants end in: an access token with the whole seconds it lives, and the refresh token that goes with it. */
export interface GrantedTokens {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  readonly refreshToken: string;
}

/** Why a code or a refresh token was refused; `reason` becomes the `error_code` of the answer. */
export type TokenFailure =
  | { readonly code: 'invalid_token_request'; readonly reason: TokenErrorReason }
  | { readonly code: 'unknown_account' };

/** Why no tokens were given: besides, who hands over may do it so often only. */
export type GrantFailure = TokenFailure | TooManyRequests;
