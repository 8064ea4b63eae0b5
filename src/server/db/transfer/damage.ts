import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { FileFault } from './fault.ts';

/**
 * Reads from a table in such a way that the transaction survives damaged pages; returns the database's error message in that
 * case. Rejects when the database itself is gone.
 */
export async function readOrDamage<T>(
  trx: Transaction<Database>,
  table: string,
  read: () => Promise<T>,
): Promise<{ readonly read: T } | { readonly damage: FileFault }> {
  await sql`savepoint before_table`.execute(trx);
  try {
    const result = await read();
    await sql`release savepoint before_table`.execute(trx);
    return { read: result };
  } catch (error) {
    await sql`rollback to savepoint before_table`.execute(trx);
    const { rows } = await sql<{ file: string | null }>`
      select pg_relation_filepath(to_regclass(quote_ident(${table}))) as file`.execute(trx);
    const shownBy = error instanceof Error ? error.message : String(error);
    const what = `The table ${table} cannot be read`;
    return { damage: { what, file: rows[0]?.file ?? 'unknown', shownBy } };
  }
}
