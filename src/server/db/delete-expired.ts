import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type HasTime, inPieces } from './in-pieces.ts';
import type { Database } from './schema.ts';

/** Rows of a table that are of no more use: those whose `column` is below `before`, and of which `further` holds. */
export interface ExpiredRows {
  readonly table: keyof Database;
  /** The primary key. */
  readonly key: readonly string[];
  /** Has an index, or is the first of the key. */
  readonly column: string;
  readonly before: number | string;
  /** A condition on the row, which is called by its table's name. */
  readonly further?: RawBuilder<boolean>;
}

/**
 * Deletes expired rows, the oldest first, in pieces ({@link inPieces}), so that no statement meets its bound in time however
 * many there are. A row that somebody holds stays for the next time. Answers how many went.
 */
export function deleteExpired(
  db: Kysely<Database>,
  { table, key, column, before, further }: ExpiredRows,
  hasTime?: HasTime,
): Promise<number> {
  const names = key.map((name) => sql.ref(name));
  const same = key.map((name) => sql`${sql.ref(`${table}.${name}`)} = ${sql.ref(`expired.${name}`)}`);
  const age = sql.ref(`${table}.${column}`);
  return inPieces(async (atMost) => {
    const { numAffectedRows = 0n } = await sql`
      with expired as materialized (
        select ${sql.join(names)} from ${sql.table(table)}
        where ${age} < ${before} and ${further ?? sql`true`}
        order by ${age} limit ${sql.lit(atMost)} for update skip locked
      )
      delete from ${sql.table(table)} using expired where ${sql.join(same, sql` and `)}`.execute(db);
    return Number(numAffectedRows);
  }, hasTime);
}
