import type { TooManyRequests } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { TabLock } from '../ports/tab-lock.ts';
import type { MakeRecoveryKey } from './make-recovery-key.ts';
import type { RecoveryKeyRecord } from './recovery-key-record.ts';
import type { AccessFailure } from './session-state.ts';

/**
 * Makes the recovery key that a purchase without an address comes with. Null where one was shown in this browser already, be it
 * in another tab at this moment: a second one would make the first void.
 */
export class MakeFirstRecoveryKey {
  constructor(
    private readonly makeRecoveryKey: MakeRecoveryKey,
    private readonly record: RecoveryKeyRecord,
    private readonly lock: TabLock,
  ) {}

  execute(): Promise<Result<{ readonly key: string } | null, TooManyRequests | AccessFailure>> {
    return this.lock.run('recovery-key', async () =>
      this.record.read() === null ? this.makeRecoveryKey.execute() : success(null),
    );
  }
}
