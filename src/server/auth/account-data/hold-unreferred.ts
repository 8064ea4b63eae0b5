import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A table that refers to accounts, and the column it does so by. */
export type Reference = readonly [table: string, column: string];

/**
 * Locks and returns those of the given accounts that match `which` and that no row of these tables refers to. Skips accounts
 * that are already locked.
 */
export async function holdUnreferred(
  trx: Transaction<Database>,
  ids: readonly string[],
  which: RawBuilder<boolean>,
  references: readonly Reference[],
): Promise<readonly string[]> {
  const held = await trx
    .selectFrom('account')
    .select('id')
    // A single array parameter, so that one prepared statement serves any number of accounts.
    .where(sql<boolean>`account.id = any(${ids})`)
    .where(which)
    .where(({ and }) => and(references.map(([table, column]) => isNotIn(table, column))))
    .forUpdate()
    .skipLocked()
    .execute();
  return held.map(({ id }) => id);
}

function isNotIn(table: string, column: string) {
  return sql<boolean>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = account.id)`;
}
