import { normalisePasscode } from '../../domain/account/passcode.ts';
import { type InvalidToken, isCallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { AccessFailure, SessionState } from '../account/session-state.ts';
import type { AccountDataApi, DeleteAccountFailure as ApiFailure } from '../ports/account-data-api.ts';

export type DeleteAccountFailure = Exclude<ApiFailure, InvalidToken> | AccessFailure;

/**
 * Deletes the account of whoever is signed in, and with it its subscription, at once; then this browser forgets the session.
 * `passcode` as it was typed, or null for an account without an address. After a failure the visitor is still signed in.
 */
export class DeleteAccount {
  /** Whether the service was asked, and its answer never came. */
  private unanswered = false;

  constructor(
    private readonly session: SessionState,
    private readonly api: AccountDataApi,
  ) {}

  async execute(typed: string | null): Promise<Result<void, DeleteAccountFailure>> {
    const passcode = typed === null ? null : normalisePasscode(typed);
    if (typed !== null && passcode === null) return failure({ code: 'invalid_login_credentials' });
    const deleted = await this.session.authorised((token) => this.api.delete(token, { passcode }));
    if (!deleted.ok && isCallFailure(deleted.error)) this.unanswered = true;
    // Nobody has this account any more: the first try had got through.
    const isGone = !deleted.ok && deleted.error.code === 'signed_out' && this.unanswered;
    if (!deleted.ok && !isGone) return deleted;
    this.unanswered = false;
    this.session.end('signed_out');
    return success(undefined);
  }
}
