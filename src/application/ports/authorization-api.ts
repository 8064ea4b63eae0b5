import type { CallFailure, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** `invalid_authorization_request` when the service refuses the challenge or the v1 token. */
export type AuthorizeFailure = { readonly code: 'invalid_authorization_request' } | CallFailure;
/**
 * `invalid_session_id` when the authorization session has expired (after 600 s) or was used, `too_many_requests` when
 * this network has created too many accounts lately.
 */
export type CreateAccountFailure = { readonly code: 'invalid_session_id' } | TooManyRequests | CallFailure;
/** `invalid_email_address` when no mail can be sent to the address, `invalid_session_id` when the session is gone. */
export type SendPasscodeFailure =
  | { readonly code: 'invalid_email_address' | 'invalid_session_id' }
  | TooManyRequests
  | CallFailure;
/**
 * `invalid_login_credentials` when address and passcode do not match, or no longer do; `invalid_session_id` when the
 * session is gone.
 */
export type PasscodeSignInFailure =
  | { readonly code: 'invalid_login_credentials' | 'invalid_session_id' }
  | TooManyRequests
  | CallFailure;

/**
 * `invalid_login_credentials` when no account has the key or a newer one has replaced it; `invalid_session_id` when the
 * session is gone.
 */
export type KeySignInFailure = PasscodeSignInFailure;

/** The part of the auth service that issues authorization codes. A browser has one authorization session (a cookie). */
export abstract class AuthorizationApi {
  /**
   * Opens an authorization session for a PKCE challenge (S256, base64url), replacing any earlier one. A v1 token links
   * its account to the session; null for none. Fails with `invalid_authorization_request` when the service refuses
   * either.
   */
  abstract authorize(challenge: string, legacyToken: string | null): Promise<Result<void, AuthorizeFailure>>;

  /**
   * Creates an account in the open session, or uses the one linked to it, and returns the code to exchange, which lives
   * 60 s. Fails with `invalid_session_id` when no session is open, `too_many_requests` when this network has created
   * too many accounts lately.
   */
  abstract createAccount(): Promise<Result<{ readonly code: string }, CreateAccountFailure>>;

  /**
   * Sends a passcode in the open session. `locale` is the language of the mail. Does not reveal whether the address has
   * an account. Fails with `invalid_session_id` when no session is open, `invalid_email_address` when no mail can be
   * sent there, `too_many_requests` when it was asked too often.
   */
  abstract sendPasscode(request: {
    readonly email: string;
    readonly locale: string;
  }): Promise<Result<void, SendPasscodeFailure>>;

  /**
   * Signs in with an address and its passcode in the open session and returns the code to exchange, which lives 60 s.
   * Fails with `invalid_session_id` when no session is open, `invalid_login_credentials` when the two do not match or
   * no longer do, `too_many_requests` after too many wrong passcodes.
   */
  abstract signIn(request: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Result<{ readonly code: string }, PasscodeSignInFailure>>;

  /**
   * Signs in with an account's recovery key in the open session and returns the code to exchange, which lives 60 s. The
   * key stays valid. Fails with `invalid_session_id` when no session is open, `invalid_login_credentials` when no
   * account has the key or a newer one has replaced it, `too_many_requests` after too many attempts.
   */
  abstract signInByKey(key: string): Promise<Result<{ readonly code: string }, KeySignInFailure>>;
}
