import { type Kysely, sql, type Transaction } from 'kysely';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/schema.ts';

/** How long an account stays that nobody has used for anything, in milliseconds. */
export const emptyAccountKeptFor = keptDays.emptyAccounts * 86_400_000;

/** Whatever refers to an account: as long as one of these does, it is not empty. */
const references = [
  ['authorization_session', 'created_account_id'],
  ['authorization_code', 'account_id'],
  ['token_family', 'account_id'],
  ['legacy_token', 'account_id'],
  ['recovery_key', 'account_id'],
  ['email_change', 'account_id'],
  ['restoration_code', 'account_id'],
  ['checkout', 'account_id'],
  ['checkout_key', 'account_id'],
  ['subscription', 'account_id'],
  ['trial', 'account_id'],
] as const;

const atOnce = 100;

/**
 * Deletes accounts that nobody can get into any more and that nothing hangs on: made 30 days ago or earlier, without an
 * address, a purchase, or a sign-in that still lives. Sign-ins that are over must have been forgotten before. Answers how
 * many went.
 */
export async function forgetEmptyAccounts(db: Kysely<Database>, now: number): Promise<number> {
  for (let gone = 0; ; ) {
    const some = await db.transaction().execute((trx) => forgetSome(trx, now));
    gone += some;
    if (some < atOnce) return gone;
  }
}

async function forgetSome(trx: Transaction<Database>, now: number): Promise<number> {
  const rows = await trx
    .selectFrom('account')
    .select('id')
    .where('created_at', '<=', now - emptyAccountKeptFor)
    .where('email', 'is', null)
    .where('deletion_asked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(({ and }) => and(references.map(([table, column]) => isNotIn(table, column))))
    .orderBy('created_at')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('account').where('id', 'in', ids).execute();
  const reason = 'empty, and nobody can get into it';
  for (const id of ids) {
    await writeAudit(
      trx,
      { actor: 'server', action: 'account-deleted', subject: `account ${id}`, reason },
      now,
    );
  }
  return ids.length;
}

function isNotIn(table: string, column: string) {
  return sql<boolean>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = account.id)`;
}
