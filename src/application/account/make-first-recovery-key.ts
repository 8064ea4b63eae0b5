import type { TooManyRequests } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { TabLock } from '../ports/tab-lock.ts';
import type { MakeRecoveryKey } from './make-recovery-key.ts';
import type { RecoveryKeyRecord } from './recovery-key-record.ts';
import type { AccessFailure } from './session-state.ts';

/**
 * Makes the recovery key that comes with a purchase without an address. Null when one was already shown in this
 * browser, even in another tab just now: a second key would invalidate the first.
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
