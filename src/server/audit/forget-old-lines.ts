import { type Kysely, sql } from 'kysely';
import { keptDays } from '../../domain/records/kept-days.ts';
import type { Database } from '../db/schema.ts';

/** How long a line of the audit log is kept. */
export const auditKeptFor = keptDays.auditLog * 86_400_000;

/**
 * Lets go of lines that are older than that. What stays is still verifiable: a checkpoint keeps the number and hash
 * of the last line that went. This is the only way by which the store lets a line go. Answers how many went.
 */
export async function forgetOldLines(db: Kysely<Database>, now: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const newer = await trx
      .selectFrom('audit_line')
      .select('seq')
      .where('at', '>=', now - auditKeptFor)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    // The newest line always stays: a clock that runs ahead for a moment must not empty the log.
    const last = await trx
      .selectFrom('audit_line')
      .select(['seq', 'hash'])
      .where('at', '<', now - auditKeptFor)
      .where(({ eb, selectFrom }) => eb('seq', '<', newer?.seq ?? selectFrom('audit_head').select('seq')))
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last === undefined) return 0;
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
