import { type Kysely, sql } from 'kysely';
import { type HasTime, inPieces } from './in-pieces.ts';
import type { Database } from './schema.ts';

/** The expired rows of a table: those with `column` below `before`. */
export interface ExpiredRows {
  readonly table: keyof Database;
  /** The primary key. */
  readonly key: readonly string[];
  /** Must be indexed or be the first column of the primary key. */
  readonly column: string;
  readonly before: number | string;
}

/**
 * Deletes expired rows, oldest first, in batches ({@link inPieces}), so that no statement hits its timeout however many
 * rows there are. Locked rows are left for the next run. Returns the number of deleted rows.
 */
export function deleteExpired(
  db: Kysely<Database>,
  { table, key, column, before }: ExpiredRows,
  hasTime?: HasTime,
): Promise<number> {
  const names = key.map((name) => sql.ref(name));
  const same = key.map((name) => sql`${sql.ref(`${table}.${name}`)} = ${sql.ref(`expired.${name}`)}`);
  const age = sql.ref(`${table}.${column}`);
  return inPieces(async (atMost) => {
    const { numAffectedRows = 0n } = await sql`
      with expired as materialized (
        select ${sql.join(names)} from ${sql.table(table)}
        where ${age} < ${before}
        order by ${age} limit ${sql.lit(atMost)} for update skip locked
      )
      delete from ${sql.table(table)} using expired where ${sql.join(same, sql` and `)}`.execute(db);
    return Number(numAffectedRows);
  }, hasTime);
}
