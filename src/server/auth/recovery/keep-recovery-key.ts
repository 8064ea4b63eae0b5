import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { SignedIn } from '../tokens/access-tokens.ts';
import { holdSignedIn } from '../tokens/hold-signed-in.ts';
import { noteRecoveryKeyKept } from './recovery-keys.ts';

/**
 * Records that the user has saved the account's recovery key. A purchase creates a key unasked: it may be lost with the page
 * that showed it, so it does not count as a way back until then.
 */
export class KeepRecoveryKey {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {}

  /** False when the session has ended since its token was verified. */
  execute(signedIn: SignedIn): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const account = await holdSignedIn(trx, signedIn);
      if (account === null) return false;
      await noteRecoveryKeyKept(trx, account.id, this.clock.now());
      return true;
    });
  }
}
