import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type AuditLine, chainHash, firstHash, shardOf } from './chain.ts';

/** Audited actions. */
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

/** Who did it: an account, an unknown visitor, the server itself, or its operator. */
export type AuditActor = `account ${string}` | 'visitor' | 'server' | 'operator';

/**
 * What somebody did to something, and why. Accounts by id; addresses anonymously, because a line outlives the time an
 * address may be kept.
 */
export interface AuditEntry {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly subject: `account ${string}` | `key ${string}` | 'an address';
  /** A few words, nothing secret or personal. */
  readonly reason: string;
}

/**
 * Appends to the log of what was done to accounts and keys. Each line contains the hash of the previous one on its chain, and
 * the store refuses to change or delete a line, so that nobody can alter the past unnoticed.
 *
 * Call it as the last step of the transaction it records: from then to the commit, no other transaction can append to the
 * same chain, and waiting for anything else meanwhile could deadlock. A transaction that writes about several subjects may
 * deadlock with another; one of the two is then retried.
 */
export async function writeAudit(trx: Transaction<Database>, entry: AuditEntry, now: number): Promise<void> {
  // Entries without an identity are spread over the chains, so that they do not all wait for one.
  const shard = shardOf(entry.subject === 'an address' ? `${entry.subject} ${now}` : entry.subject);
  // Updating the row locks it until the commit; the first line finds no row.
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
