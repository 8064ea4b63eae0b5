import type { TokenErrorReason, Tokens } from '../../domain/account/token.ts';
import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/**
 * `invalid_token_request` when the code or token is refused, with the `reason` (`invalid` when the service gives none
 * that this site knows), `unknown_account` when the account is gone.
 */
export type TokenFailure =
  | { readonly code: 'invalid_token_request'; readonly reason: TokenErrorReason }
  | { readonly code: 'unknown_account' }
  | CallFailure;

/** The part of the auth service that issues, renews and revokes tokens. */
export abstract class TokenApi {
  /**
   * Exchanges a code and its PKCE verifier for tokens. Fails with `invalid_token_request` when the code is unknown,
   * used or expired, or the verifier does not match, `unknown_account` when the account is gone. Throws the
   * specification's message on an empty verifier.
   */
  abstract exchange(request: {
    readonly code: string;
    readonly verifier: string;
  }): Promise<Result<Tokens, TokenFailure>>;

  /**
   * Exchanges a single-use refresh token for a new pair. Fails with `invalid_token_request` when it is unknown,
   * expired, of a session that has ended, or was used more than 15 s before, `unknown_account` when the account is
   * gone.
   */
  abstract refresh(refreshToken: string): Promise<Result<Tokens, TokenFailure>>;

  /**
   * Ends the session of an access token on the service. Fails with `invalid_token` when the service refuses the token.
   */
  abstract signOut(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>>;

  /**
   * Ends every session of the account, on all devices and in all apps, this one included. Fails with `invalid_token` when
   * the service refuses the token.
   */
  abstract signOutEverywhere(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>>;

  /**
   * Exchanges this session's access token for a separate session for a host app, which only the app can renew. Fails
   * with `invalid_token_request` when the service refuses the token, `too_many_requests` when it was asked too often.
   * RFC 8693.
   */
  abstract handOver(accessToken: string): Promise<Result<Tokens, TokenFailure | TooManyRequests>>;
}
