import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { SignedIn } from '../tokens/access-tokens.ts';
import { holdSignedIn } from '../tokens/hold-signed-in.ts';
import type { RecoveryKeys } from './recovery-keys.ts';

/** Makes the recovery key of an account, to be shown once. It replaces an earlier one; whoever is signed in stays so. */
export class MakeRecoveryKey {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly keys: RecoveryKeys,
  ) {}

  /** Null when the session ended since its token was checked. */
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
