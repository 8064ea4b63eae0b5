import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** `invalid_login_credentials` when the passcode is wrong, too old, or missing where one is needed. */
export type DeleteAccountFailure =
  | { readonly code: 'invalid_login_credentials' }
  | InvalidToken
  | TooManyRequests
  | CallFailure;

/** Where the passcode for the deletion was sent. */
export interface DeletionRequested {
  /** Masked (`d…@pond.example`); null for an account that needs no passcode. */
  readonly sentTo: string | null;
  /** Whether that is the previous address, after a change in the last 7 days. */
  readonly isFormer: boolean;
}

/** Exports or deletes all of an account's data. Every call carries an access token. */
export abstract class AccountDataApi {
  /**
   * Everything the service knows about the account, as JSON text for a file. Fails with `too_many_requests` when it was
   * asked too often, `invalid_token` when the service refuses the token.
   */
  abstract export(
    accessToken: string,
  ): Promise<Result<{ readonly json: string }, InvalidToken | TooManyRequests | CallFailure>>;

  /**
   * Sends the passcode for the deletion to the account's address or, for 7 days after a change, to the previous one. An
   * account without an address needs none. Fails with `too_many_requests` when it was asked too often, `invalid_token`
   * when the service refuses the token.
   */
  abstract requestDeletion(
    accessToken: string,
    request: { readonly locale: string },
  ): Promise<Result<DeletionRequested, InvalidToken | TooManyRequests | CallFailure>>;

  /**
   * Ends the account's subscription immediately and deletes the account; the token stops working. `passcode` is null
   * when none is needed. Fails with `invalid_login_credentials` when the passcode is not the one that was sent,
   * `too_many_requests` after too many wrong ones, `invalid_token` when the service refuses the token. After `offline`
   * or `communication` the account may have been deleted all the same, or its deletion be scheduled; retrying is safe.
   */
  abstract delete(
    accessToken: string,
    request: { readonly passcode: string | null },
  ): Promise<Result<void, DeleteAccountFailure>>;
}
