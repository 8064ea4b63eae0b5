import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import type {
  ConfirmEmailChangeFailure,
  EmailChangeRequest,
  RequestEmailChangeFailure,
} from './account-api.ts';

/** An account as the v1 service describes it. `email` is null when it has none. */
export interface LegacyAccount {
  readonly externalId: string;
  readonly email: string | null;
}

/** `invalid_email_address` when no mail can be sent there. */
export type SendLoginLinkFailure = { readonly code: 'invalid_email_address' } | TooManyRequests | CallFailure;

/** `invalid_login_credentials` when address and passcode do not match, or no longer do. */
export type LegacySignInFailure =
  | { readonly code: 'invalid_login_credentials' }
  | TooManyRequests
  | CallFailure;

/**
 * Version 1 of the auth service, for host apps without `useSubscriptionsAuthV2`: one auth token that does not expire,
 * no PKCE. Specification, section 7, "Legacy".
 */
export abstract class LegacyAuthApi {
  /**
   * Sends a passcode to an address. `locale` is the language of the mail. Does not reveal whether the address has an
   * account. Fails with `invalid_email_address` when no mail can be sent there, `too_many_requests` when it was asked
   * too often.
   */
  abstract sendLoginLink(request: {
    readonly email: string;
    readonly locale: string;
  }): Promise<Result<void, SendLoginLinkFailure>>;

  /**
   * Signs in with an address and its passcode. Fails with `invalid_login_credentials` when the two do not match or no
   * longer do, `too_many_requests` after too many wrong passcodes.
   */
  abstract signIn(request: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Result<LegacyAccount & { readonly authToken: string }, LegacySignInFailure>>;

  /**
   * The token's account and its entitlements; names that this site does not know are left out. Fails with
   * `invalid_token` when the service refuses the token.
   */
  abstract validate(
    authToken: string,
  ): Promise<
    Result<LegacyAccount & { readonly entitlements: readonly Entitlement[] }, InvalidToken | CallFailure>
  >;

  /**
   * Sends a passcode to the new address (null: to the present one, to remove it) and returns the hash that the
   * confirmation must send back. Fails as `AccountApi.requestEmailChange` does, and throws the specification's message
   * (section 5) on an empty token.
   */
  abstract requestEmailChange(
    authToken: string,
    request: EmailChangeRequest,
  ): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>>;

  /**
   * Confirms the change with the passcode. Fails as `AccountApi.confirmEmailChange` does, and throws the
   * specification's message (section 5) on an empty token.
   */
  abstract confirmEmailChange(
    authToken: string,
    request: {
      readonly email: string | null;
      readonly passcode: string;
      readonly hash: string;
      readonly locale: string;
    },
  ): Promise<Result<{ readonly email: string }, ConfirmEmailChangeFailure>>;
}
