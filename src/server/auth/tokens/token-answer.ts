import type { TokenErrorReason } from '../../../contract/error.ts';
import type { SignedIn } from './access-tokens.ts';

/** What both grants end in: whom the access token is for, and the refresh token that goes with it. */
export interface GrantedTokens {
  readonly account: SignedIn;
  readonly refreshToken: string;
}

/** Why a code or a refresh token was refused; `reason` becomes the `error_code` of the answer. */
export type TokenFailure =
  | { readonly code: 'invalid_token_request'; readonly reason: TokenErrorReason }
  | { readonly code: 'unknown_account' };
