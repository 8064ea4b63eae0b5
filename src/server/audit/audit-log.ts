import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type AuditLine, chainHash, firstHash, shardOf } from './chain.ts';

/** What is written down. */
export type AuditAction =
  | 'account-created'
  | 'signed-in'
  | 'signed-out'
  | 'sign-in-ended'
  | 'recovery-key-made'
  | 'guessing-stopped'
  | 'email-added'
  | 'email-changed'
  | 'email-removed'
  | 'email-change-undone'
  | 'renewal-stopped'
  | 'account-exported'
  | 'account-deletion-asked'
  | 'account-deleted'
  | 'signing-key-added'
  | 'signing-key-revoked';

/** Who did it: an account, a visitor nobody knows, the server by itself, or whoever runs it. */
export type AuditActor = `account ${string}` | 'visitor' | 'server' | 'operator';

/** What somebody did to something, and why. Accounts by id; an address by no name at all, for its line stays longer than it may be known. */
export interface AuditEntry {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly subject: `account ${string}` | `key ${string}` | 'an address';
  /** In a few words, without anything secret or personal. */
  readonly reason: string;
}

/**
 * The log of what was done to accounts and keys. Each line holds the hash of the one before on its chain, and the store refuses
 * to change or delete a line, so that nobody can alter the past unnoticed.
 *
 * Write it as the last step of the transaction that does what it records: from then to the commit no other
 * transaction can write a line on the same chain, and one that then waited for something else could wait for ever.
 * One that writes about several subjects may meet another half way; then one of the two is done again.
 */
export async function writeAudit(trx: Transaction<Database>, entry: AuditEntry, now: number): Promise<void> {
  // What names nobody is spread over the chains, or all of it would wait for one.
  const shard = shardOf(entry.subject === 'an address' ? `${entry.subject} ${now}` : entry.subject);
  // Touching the row locks it until the commit; the first line finds none.
  const { seq, hash: prev } = await trx
    .insertInto('audit_head')
    .values({ shard, seq: 0, hash: firstHash(shard) })
    .onConflict((conflict) => conflict.column('shard').doUpdateSet({ shard }))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  const line: AuditLine = { seq: seq + 1, at: now, ...entry };
  const hash = chainHash(prev, line);
  await trx
    .insertInto('audit_line')
    .values({ shard, ...line, prev_hash: prev, hash })
    .execute();
  await trx.updateTable('audit_head').set({ seq: line.seq, hash }).where('shard', '=', shard).execute();
}
