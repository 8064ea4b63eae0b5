import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** What refers to an account, and by which column. */
export type Reference = readonly [table: string, column: string];

/**
 * Locks those of some accounts that `which` holds for and that no row of these tables refers to, but for those that are locked already,
 * and gives their ids.
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
    // As one array, so that the statement is prepared once for any number of them.
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
