import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** A table that cannot be read: where it lies below the database's folder, and what the database said. */
export interface Damage {
  readonly table: string;
  readonly file: string;
  readonly said: string;
}

/**
 * Reads something of a table so that, when its pages are damaged, the transaction goes on: gives the {@link Damage} then. Rejects when the
 * database is no more there to say it.
 */
export async function readOrDamage<T>(
  trx: Transaction<Database>,
  table: string,
  read: () => Promise<T>,
): Promise<{ readonly read: T } | { readonly damage: Damage }> {
  await sql`savepoint before_table`.execute(trx);
  try {
    const result = await read();
    await sql`release savepoint before_table`.execute(trx);
    return { read: result };
  } catch (error) {
    await sql`rollback to savepoint before_table`.execute(trx);
    const { rows } = await sql<{ file: string | null }>`
      select pg_relation_filepath(to_regclass(quote_ident(${table}))) as file`.execute(trx);
    const said = error instanceof Error ? error.message : String(error);
    return { damage: { table, file: rows[0]?.file ?? 'unknown', said } };
  }
}

/** A damage as a sentence. */
export function damageSentence({ table, file, said }: Damage): string {
  return `The table ${table} cannot be read (its file is ${file}): ${said}`;
}
