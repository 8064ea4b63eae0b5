import { type Kysely, sql } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { inPieces } from '../db/in-pieces.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';
import { shards } from './chain.ts';

/** How long a line of the audit log is kept. */
export const auditKeptFor = keptDays.auditLog * day;

/**
 * Jobs that let go of lines which are older than that, a chain each. What stays is still verifiable: a checkpoint keeps the
 * number and hash of the last line that went. This is the only way by which the store lets a line go.
 */
export function oldAuditLines(db: Kysely<Database>): readonly Job[] {
  return Array.from({ length: shards }, (_, shard) => ({
    name: `old lines of the audit log, chain ${shard}`,
    run: async (now, hasTime) => {
      if (!(await isOld(db, shard, now))) return 0;
      const newest = await newestLine(db);
      return inPieces((atMost) => forgetSome(db, shard, { now, newest, atMost }), hasTime);
    },
  }));
}

interface Newest {
  readonly shard: number;
  readonly seq: number;
}

/** Whether a chain begins with a line that is to go. Most hours none does, and then that is all there is to ask. */
async function isOld(db: Kysely<Database>, shard: number, now: number): Promise<boolean> {
  const first = await db
    .selectFrom('audit_line')
    .select('at')
    .where('shard', '=', shard)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return first !== undefined && first.at < now - auditKeptFor;
}

/** The newest line of all, which stays: a clock that runs ahead must not empty the log. */
function newestLine(db: Kysely<Database>): Promise<Newest | undefined> {
  return db
    .selectFrom('audit_head')
    .innerJoin('audit_line', (join) =>
      join.onRef('audit_line.shard', '=', 'audit_head.shard').onRef('audit_line.seq', '=', 'audit_head.seq'),
    )
    .select(['audit_line.shard', 'audit_line.seq'])
    .orderBy('audit_line.at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function forgetSome(
  db: Kysely<Database>,
  shard: number,
  {
    now,
    newest,
    atMost,
  }: { readonly now: number; readonly newest: Newest | undefined; readonly atMost: number },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const oldest = await trx
      .selectFrom('audit_line')
      .select(['seq', 'hash', 'at'])
      .where('shard', '=', shard)
      .orderBy('seq')
      .limit(atMost)
      .execute();
    const stays = oldest.findIndex(
      ({ at, seq }) => at >= now - auditKeptFor || (shard === newest?.shard && seq === newest.seq),
    );
    const last = oldest.at(stays === -1 ? -1 : stays - 1);
    if (stays === 0 || last === undefined) return 0;
    const made = await trx
      .insertInto('audit_checkpoint')
      .values({ shard, seq: last.seq, hash: last.hash, made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // Another process has let them go meanwhile.
    if (made.numInsertedOrUpdatedRows === 0n) return 0;
    await sql`select set_config('mallard.audit_retention', 'on', true)`.execute(trx);
    const gone = await trx
      .deleteFrom('audit_line')
      .where('shard', '=', shard)
      .where('seq', '<=', last.seq)
      .executeTakeFirst();
    await sql`select set_config('mallard.audit_retention', 'off', true)`.execute(trx);
    return Number(gone.numDeletedRows);
  });
}
