import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import { type AuditHeads, firstRootHash, rootHash } from './chain.ts';

/**
 * Writes the number and hash of every chain's head to the server's log, which is stored elsewhere: rewritten chains in the
 * store cannot match what was logged before. Once a day they are also put under a root, which follows that of the day
 * before and proves that no chain was left out.
 */
export async function sealAudit(db: Kysely<Database>, log: Logger, now: number): Promise<void> {
  const heads: AuditHeads = (
    await db.selectFrom('audit_head').select(['shard', 'seq', 'hash']).orderBy('shard').execute()
  ).map(({ shard, seq, hash }) => [shard, seq, hash]);
  if (heads.length === 0) return;
  log.info({ heads }, 'the audit log so far');
  const last = await db
    .selectFrom('audit_root')
    .select(['day', 'hash'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const day = utcDay(now);
  // A clock that was set back must not insert a root before existing ones.
  if (last !== undefined && last.day >= day) return;
  const prev = last?.hash ?? firstRootHash;
  const root = { day, made_at: now, heads: JSON.stringify(heads) };
  const hash = rootHash(prev, root);
  // The first of several processes creates it.
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('audit_root')
    .values({ ...root, prev_hash: prev, hash })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows > 0n) log.info({ day, root: hash }, 'the audit log has its root of the day');
}
