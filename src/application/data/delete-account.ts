import { normalizePasscode } from '../../domain/account/passcode.ts';
import type { InvalidToken } from '../../domain/failure.ts';
import { failure, type Result } from '../../domain/result.ts';
import { EndingCall } from '../account/ending-call.ts';
import type { AccessFailure, SessionState } from '../account/session-state.ts';
import type { AccountDataApi, DeleteAccountFailure as ApiFailure } from '../ports/account-data-api.ts';

export type DeleteAccountFailure = Exclude<ApiFailure, InvalidToken> | AccessFailure;

/**
 * Deletes the signed-in account together with its subscription, immediately; then this browser forgets the session.
 * `passcode` as typed, or null for an account without an address. After a failure the visitor is still signed in.
 */
export class DeleteAccount {
  private readonly deleting: EndingCall;

  constructor(
    private readonly session: SessionState,
    private readonly api: AccountDataApi,
  ) {
    this.deleting = new EndingCall(session);
  }

  async execute(typed: string | null): Promise<Result<void, DeleteAccountFailure>> {
    const passcode = typed === null ? null : normalizePasscode(typed);
    if (typed !== null && passcode === null) return failure({ code: 'invalid_login_credentials' });
    return this.deleting.make(() => this.session.authorized((token) => this.api.delete(token, { passcode })));
  }
}
