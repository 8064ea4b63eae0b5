import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { drawRecoveryKey } from '../../../domain/account/recovery-key.ts';
import type { Database } from '../../db/schema.ts';
import type { KeyedHash } from '../../keyed-hash.ts';

/** Recovery keys, one per account, stored as keyed hashes only. */
export class RecoveryKeys {
  constructor(private readonly hash: KeyedHash) {}

  /** Creates a key for an account and invalidates the previous one. */
  async make(trx: Transaction<Database>, accountId: string, now: number): Promise<string> {
    const key = drawRecoveryKey(randomBytes);
    const made = { key_hash: this.hashOf(key), made_at: now, kept_at: null };
    await trx
      .insertInto('recovery_key')
      .values({ account_id: accountId, ...made })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(made))
      .execute();
    return key;
  }

  /**
   * The account of a normalized key, locked against deletion; undefined for an unknown key. Using the key proves that its owner
   * has saved it.
   */
  async enter(trx: Transaction<Database>, key: string, now: number): Promise<string | undefined> {
    const account = await trx
      .selectFrom('account')
      .innerJoin('recovery_key', 'recovery_key.account_id', 'account.id')
      .select('account.id')
      .where('recovery_key.key_hash', '=', this.hashOf(key))
      .where('account.deletion_asked_at', 'is', null)
      // The key's own row is not locked: two concurrent sign-ins would deadlock when writing to it.
      .forShare('account')
      .executeTakeFirst();
    if (account !== undefined) await noteRecoveryKeyKept(trx, account.id, now);
    return account?.id;
  }

  private hashOf(key: string): string {
    return this.hash.of('recovery-key', key);
  }
}

/** Records that the owner of an account has saved its recovery key. */
export async function noteRecoveryKeyKept(
  trx: Transaction<Database>,
  accountId: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('recovery_key')
    .set({ kept_at: now })
    .where('account_id', '=', accountId)
    .where('kept_at', 'is', null)
    .execute();
}

/** Deletes an account's recovery key. */
export async function forgetRecoveryKey(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('recovery_key').where('account_id', '=', accountId).execute();
}
