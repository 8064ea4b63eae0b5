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
 * same chain, and waiting for anything else meanwhile could deadlock. A transaction that calls it several times may deadlock
 * with another; one of the two is then retried. {@link writeAudits} writes several lines without that.
 */
export function writeAudit(trx: Transaction<Database>, entry: AuditEntry, now: number): Promise<void> {
  return writeAudits(trx, [entry], now);
}

/** Appends several lines like {@link writeAudit}, in three statements however many they are; those of a chain in the given order. */
export async function writeAudits(
  trx: Transaction<Database>,
  entries: readonly AuditEntry[],
  now: number,
): Promise<void> {
  if (entries.length === 0) return;
  const ofChains = Map.groupBy(entries, (entry) => chainOf(entry, now));
  // In the same order in every transaction, so that none of two waits for a head that the other has.
  const chains = [...ofChains.keys()].sort((a, b) => a - b);
  // Updating the rows locks them until the commit; the first line of a chain finds none.
  const heads = await trx
    .insertInto('audit_head')
    .values(chains.map((shard) => ({ shard, seq: 0, hash: firstHash(shard) })))
    .onConflict((conflict) =>
      conflict.column('shard').doUpdateSet(({ ref }) => ({ shard: ref('excluded.shard') })),
    )
    .returning(['shard', 'seq', 'hash'])
    .execute();
  const lines = heads.flatMap(({ shard, seq, hash }) => {
    let [last, prev] = [seq, hash];
    return (ofChains.get(shard) ?? []).map((entry) => {
      const line: AuditLine = { seq: last + 1, at: now, ...entry };
      const written = { shard, ...line, prev_hash: prev, hash: chainHash(prev, line) };
      [last, prev] = [line.seq, written.hash];
      return written;
    });
  });
  await trx.insertInto('audit_line').values(lines).execute();
  const newest = new Map(lines.map(({ shard, seq, hash }) => [shard, { shard, seq, hash }]));
  await trx
    .insertInto('audit_head')
    .values([...newest.values()])
    .onConflict((conflict) =>
      conflict
        .column('shard')
        .doUpdateSet(({ ref }) => ({ seq: ref('excluded.seq'), hash: ref('excluded.hash') })),
    )
    .execute();
}

/** Entries without an identity are spread over the chains, so that they do not all wait for one. */
function chainOf({ subject }: AuditEntry, now: number): number {
  return shardOf(subject === 'an address' ? `${subject} ${now}` : subject);
}
