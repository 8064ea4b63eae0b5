import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { SignedIn } from '../tokens/access-tokens.ts';
import { holdSignedIn } from '../tokens/hold-signed-in.ts';
import type { RecoveryKeys } from './recovery-keys.ts';

/** Creates an account's recovery key, to be shown once. It replaces an earlier one; sessions are unaffected. */
export class MakeRecoveryKey {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly keys: RecoveryKeys,
  ) {}

  /** Null when the session has ended since its token was verified. */
  execute(signedIn: SignedIn): Promise<string | null> {
    return this.db.transaction().execute(async (trx) => {
      const now = this.clock.now();
      const account = await holdSignedIn(trx, signedIn);
      if (account === null) return null;
      const key = await this.keys.make(trx, account.id, now);
      const who = `account ${account.id}` as const;
      await writeAudit(
        trx,
        { actor: who, action: 'recovery-key-made', subject: who, reason: 'asked for' },
        now,
      );
      return key;
    });
  }
}
