import { type Kysely, sql } from 'kysely';
import { keptDays } from '../../domain/records/kept-days.ts';
import type { HasTime } from '../db/delete-expired.ts';
import type { Database } from '../db/schema.ts';

/** How long a line of the audit log is kept. */
export const auditKeptFor = keptDays.auditLog * 86_400_000;

const atOnce = 100;

/**
 * Lets go of lines that are older than that, some at a time. What stays is still verifiable: a checkpoint keeps the number
 * and hash of the last line that went. This is the only way by which the store lets a line go. Answers how many went.
 */
export async function forgetOldLines(
  db: Kysely<Database>,
  now: number,
  hasTime: HasTime = () => true,
): Promise<number> {
  for (let gone = 0; ; ) {
    const some = await forgetSome(db, now);
    gone += some;
    if (some < atOnce || !hasTime()) return gone;
  }
}

function forgetSome(db: Kysely<Database>, now: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const head = await trx.selectFrom('audit_head').select('seq').executeTakeFirst();
    const oldest = await trx
      .selectFrom('audit_line')
      .select(['seq', 'hash', 'at'])
      .orderBy('seq')
      .limit(atOnce)
      .execute();
    // Up to the first that is young enough; the newest line always stays: a clock that runs ahead must not empty the log.
    const stays = oldest.findIndex(({ at, seq }) => at >= now - auditKeptFor || seq === head?.seq);
    const last = oldest.at(stays === -1 ? -1 : stays - 1);
    if (stays === 0 || last === undefined) return 0;
    await trx
      .insertInto('audit_checkpoint')
      .values({ seq: last.seq, hash: last.hash, made_at: now })
      .execute();
    await sql`select set_config('mallard.audit_retention', 'on', true)`.execute(trx);
    const gone = await trx.deleteFrom('audit_line').where('seq', '<=', last.seq).executeTakeFirst();
    await sql`select set_config('mallard.audit_retention', 'off', true)`.execute(trx);
    return Number(gone.numDeletedRows);
  });
}
