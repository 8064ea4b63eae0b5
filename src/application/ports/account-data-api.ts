import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** `invalid_login_credentials` when the passcode is wrong, too old, or missing where one is needed. */
export type DeleteAccountFailure =
  | { readonly code: 'invalid_login_credentials' }
  | InvalidToken
  | TooManyRequests
  | CallFailure;

/** Where the passcode that deleting needs went. */
export interface DeletionRequested {
  /** Masked (`d…@pond.example`); null for an account that needs no passcode. */
  readonly sentTo: string | null;
  /** Whether that is the address before a change of the last 7 days. */
  readonly isFormer: boolean;
}

/** What an owner may do with all of an account: take it along, or have it deleted. Every call carries an access token. */
export abstract class AccountDataApi {
  /**
   * Everything the service knows about the account, as JSON text to be kept in a file. Fails with `too_many_requests`
   * when it was asked too often, `invalid_token` when the service refuses the token.
   */
  abstract export(
    accessToken: string,
  ): Promise<Result<{ readonly json: string }, InvalidToken | TooManyRequests | CallFailure>>;

  /**
   * Sends the passcode that deleting needs: to the account's address, or for 7 days after a change to the one before it. An account
   * without an address needs none. Fails with `too_many_requests` when it was asked too often, `invalid_token` when the service refuses the token.
   */
  abstract requestDeletion(
    accessToken: string,
    request: { readonly locale: string },
  ): Promise<Result<DeletionRequested, InvalidToken | TooManyRequests | CallFailure>>;

  /**
   * Ends the account's subscription at once and deletes the account; the token stops working. `passcode` is null where
   * none is needed. Fails with `invalid_login_credentials` when the passcode is not the one that was sent,
   * `too_many_requests` after too many wrong ones, `invalid_token` when the service refuses the token. After `offline` or
   * `communication` it may have been deleted all the same, or is noted to be; repeating the call does no harm.
   */
  abstract delete(
    accessToken: string,
    request: { readonly passcode: string | null },
  ): Promise<Result<void, DeleteAccountFailure>>;
}
