import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';

/** `invalid_email_address` when no mail can be sent there, `email_address_in_use` when another account has it. */
export type RequestEmailChangeFailure =
  | { readonly code: 'invalid_email_address' | 'email_address_in_use' }
  | InvalidToken
  | TooManyRequests
  | CallFailure;

/** `invalid_link_signature` when the hash belongs to another change or is too old. */
export type ConfirmEmailChangeFailure =
  | {
      readonly code:
        | 'invalid_login_credentials'
        | 'invalid_link_signature'
        | 'invalid_email_address'
        | 'email_address_in_use';
    }
  | InvalidToken
  | TooManyRequests
  | CallFailure;

/** An account in its current state on the service; a token may still carry older claims. */
export interface AccountInfo {
  readonly id: string;
  /** Null when the account has none. */
  readonly email: string | null;
  /** Its entitlements; names that this site does not know are left out. */
  readonly entitlements: readonly Entitlement[];
}

/** A requested change of address. */
export interface EmailChangeRequest {
  /** The new address; null removes the present one. */
  readonly email: string | null;
  readonly locale: string;
  /** Idempotency key: a retry after a lost response gets the first response and sends no second mail. */
  readonly key: string;
}

/** The part of the auth service that reads and changes an account. Every call carries an access token. */
export abstract class AccountApi {
  /** The account that the token belongs to. Fails with `invalid_token` when the service refuses the token. */
  abstract info(accessToken: string): Promise<Result<AccountInfo, InvalidToken | CallFailure>>;

  /**
   * Sends a passcode to the new address and returns the hash that the confirmation must send back. Null removes the
   * present address, and the passcode goes there. Fails with `invalid_email_address` when no mail can be sent there or
   * there is none to remove, `email_address_in_use` when another account has it, `too_many_requests` when it was asked
   * too often, `invalid_token` when the service refuses the token.
   */
  abstract requestEmailChange(
    accessToken: string,
    request: EmailChangeRequest,
  ): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>>;

  /**
   * Confirms the change with the passcode; returns the address as stored or, for a removal (null), the one removed. The
   * access token still names the old one. Fails with `invalid_link_signature` when the hash belongs to another change
   * or is too old, `invalid_login_credentials` when the passcode is wrong, `too_many_requests` after too many wrong
   * ones, else as {@link requestEmailChange} does.
   */
  abstract confirmEmailChange(
    accessToken: string,
    request: {
      readonly email: string | null;
      readonly passcode: string;
      readonly hash: string;
      readonly locale: string;
    },
  ): Promise<Result<{ readonly email: string }, ConfirmEmailChangeFailure>>;

  /**
   * Makes the account's recovery key, five groups of four symbols. The service returns it this once, and an earlier key
   * stops working. Fails with `too_many_requests` when it was asked too often, `invalid_token` when the service refuses
   * the token.
   */
  abstract makeRecoveryKey(
    accessToken: string,
  ): Promise<Result<{ readonly key: string }, InvalidToken | TooManyRequests | CallFailure>>;

  /**
   * Tells the service that the owner has saved the recovery key; until then the service does not count the key as a way
   * back to the account. Fails with `invalid_token` when the service refuses the token.
   */
  abstract noteRecoveryKeyKept(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>>;
}
