import type { Result } from '../../domain/result.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { RecoveryKeyRecord } from './recovery-key-record.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

/**
 * Records that the visitor has saved the recovery key, on the service first: until then it treats the account as
 * reachable only through its sessions, and stops renewing its subscription once they have ended.
 */
export class KeepRecoveryKey {
  constructor(
    private readonly session: SessionState,
    private readonly api: AccountApi,
    private readonly record: RecoveryKeyRecord,
  ) {}

  async execute(): Promise<Result<void, AccessFailure>> {
    const told = await this.session.authorized((token) => this.api.noteRecoveryKeyKept(token));
    if (told.ok) this.record.noteKept();
    return told;
  }
}
