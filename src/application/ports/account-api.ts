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

/** An account as the service has it now; a token may still name what held when it was given. */
export interface AccountInfo {
  readonly id: string;
  /** Null when the account has none. */
  readonly email: string | null;
  /** What it may use; names this site does not know are left out. */
  readonly entitlements: readonly Entitlement[];
}

/** A requested change of address. */
export interface EmailChangeRequest {
  /** The new one; null removes the present one. */
  readonly email: string | null;
  readonly locale: string;
  /** The same for a repeated call, whose answer was lost: it is answered as the first was, and mails nothing more. */
  readonly key: string;
}

/** The part of the auth service that reads and changes an account. Every call carries an access token. */
export abstract class AccountApi {
  /** The account that the token belongs to. Fails with `invalid_token` when the service refuses the token. */
  abstract info(accessToken: string): Promise<Result<AccountInfo, InvalidToken | CallFailure>>;

  /**
   * Sends a passcode to the new address and gives the hash that the confirmation must carry back. Null removes the
   * present address, and the passcode goes there. Fails with `invalid_email_address` when no mail can be sent there or
   * there is none to remove, `email_address_in_use` when another account has it, `too_many_requests` when it was asked
   * too often, `invalid_token` when the service refuses the token.
   */
  abstract requestEmailChange(
    accessToken: string,
    request: EmailChangeRequest,
  ): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>>;

  /**
   * Confirms the change with the passcode; gives the address as it is kept, or for a removal (null) the one that is
   * gone. The access token still names the old one. Fails with `invalid_link_signature` when the hash belongs to
   * another change or is too old, `invalid_login_credentials` when the passcode is wrong, `too_many_requests` after too
   * many wrong ones, else as {@link requestEmailChange} does.
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
   * Makes the account's recovery key, five groups of four symbols, which the service tells this once; an earlier one
   * stops working. Fails with `too_many_requests` when it was asked too often, `invalid_token` when the service refuses the token.
   */
  abstract makeRecoveryKey(
    accessToken: string,
  ): Promise<Result<{ readonly key: string }, InvalidToken | TooManyRequests | CallFailure>>;

  /**
   * Tells the service that its owner has saved the recovery key, which until then is no way back to the account. Fails with
   * `invalid_token` when the service refuses the token.
   */
  abstract noteRecoveryKeyKept(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>>;
}
