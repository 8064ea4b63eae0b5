import type { TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { RecoveryKeyRecord } from './recovery-key-record.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

/**
 * Makes the recovery key of whoever is signed in, for the page to show: it is told this once and kept nowhere here. Each
 * call makes another key, and the one before is good no more, so a page calls it when it is asked to and not by itself.
 */
export class MakeRecoveryKey {
  constructor(
    private readonly session: SessionState,
    private readonly api: AccountApi,
    private readonly record: RecoveryKeyRecord,
  ) {}

  async execute(): Promise<Result<{ readonly key: string }, TooManyRequests | AccessFailure>> {
    const made = await this.session.authorised((token) => this.api.makeRecoveryKey(token));
    if (made.ok) this.record.noteShown();
    return made;
  }
}
