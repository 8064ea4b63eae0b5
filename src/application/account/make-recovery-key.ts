import type { TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { RecoveryKeyRecord } from './recovery-key-record.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

/**
 * Makes a recovery key for the signed-in account. The page gets it this once, and it is not stored. Each call
 * invalidates the previous key, so a page calls this only on the visitor's request.
 */
export class MakeRecoveryKey {
  constructor(
    private readonly session: SessionState,
    private readonly api: AccountApi,
    private readonly record: RecoveryKeyRecord,
  ) {}

  async execute(): Promise<Result<{ readonly key: string }, TooManyRequests | AccessFailure>> {
    const made = await this.session.authorized((token) => this.api.makeRecoveryKey(token));
    if (made.ok) this.record.noteShown();
    return made;
  }
}
