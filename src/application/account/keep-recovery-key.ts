import type { Result } from '../../domain/result.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { RecoveryKeyRecord } from './recovery-key-record.ts';
import type { AccessFailure, SessionState } from './session-state.ts';

/**
 * Notes that whoever is signed in has saved the recovery key. The service hears it first: until then it counts the account as one
 * that only its sessions reach, and stops renewing its subscription when they have ended.
 */
export class KeepRecoveryKey {
  constructor(
    private readonly session: SessionState,
    private readonly api: AccountApi,
    private readonly record: RecoveryKeyRecord,
  ) {}

  async execute(): Promise<Result<void, AccessFailure>> {
    const told = await this.session.authorised((token) => this.api.noteRecoveryKeyKept(token));
    if (told.ok) this.record.noteKept();
    return told;
  }
}
