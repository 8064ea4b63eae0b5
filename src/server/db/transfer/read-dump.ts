import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { executedMigrations } from '../migrate.ts';
import type { Database } from '../schema.ts';
import { sequencesOf, type TableInfo, tablesOf } from './catalog.ts';
import type { DumpEnd, DumpHead, DumpTable } from './dump-lines.ts';
import { RowsHash, type TableProof } from './rows-hash.ts';

const rowsAtOnce = 1_000;

/**
 * Passes every line of a dump to `take`, all from one snapshot. On the embedded store other queries wait meanwhile, because
 * it has a single session; so a running one is dumped from a copy. On Postgres nobody waits. Returns the proofs of what was
 * read.
 */
export async function readDump(
  db: Kysely<Database>,
  madeAt: number,
  take: (lines: readonly string[]) => Promise<void>,
): Promise<Readonly<Record<string, TableProof>>> {
  const whole = createHash('sha256');
  const give = async (lines: readonly string[]) => {
    for (const line of lines) whole.update(line).update('\n');
    await take(lines);
  };
  const tables: Record<string, TableProof> = {};
  const sequences = await inReadTransaction(db, async (trx) => {
    const head: DumpHead = {
      format: 'mallard-store',
      version: 1,
      madeAt: new Date(madeAt).toISOString(),
      migrations: [...(await executedMigrations(trx))],
    };
    await give([JSON.stringify(head)]);
    for (const table of await tablesOf(trx)) {
      const start: DumpTable = { table: table.name, columns: table.columns.map(({ name }) => name) };
      await give([JSON.stringify(start)]);
      tables[table.name] = await readRows(trx, table, give);
    }
    return sequenceStates(trx);
  });
  const last: DumpEnd = { end: { tables, sequences }, sha256: whole.digest('hex') };
  await take([JSON.stringify(last)]);
  return tables;
}

/** The SQL that formats a row as a line of the dump. */
function lineOf({ columns }: TableInfo) {
  const values = columns.map(({ name }) => sql`${sql.ref(name)}::text`);
  return sql<string>`json_build_array(${sql.join(values)})::text`;
}

/** Reads all rows of a table inside a transaction, a thousand at a time. Returns their proof. */
export async function readRows(
  trx: Transaction<Database>,
  table: TableInfo,
  take: (lines: readonly string[]) => Promise<void> = async () => {},
): Promise<TableProof> {
  const hash = new RowsHash();
  await sql`declare reading no scroll cursor for
    select ${lineOf(table)} as line from ${sql.table(table.name)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from reading`.execute(trx);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    for (const line of lines) hash.add(line);
    await take(lines);
  }
  await sql`close reading`.execute(trx);
  return hash.proof;
}

/** Runs `read` in a repeatable-read transaction, with values formatted identically on every machine. */
export function inReadTransaction<T>(
  db: Kysely<Database>,
  read: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    await writeTheSameEverywhere(trx);
    return read(trx);
  });
}

/** Makes the database format times, numbers and bytes in one fixed way until the transaction ends. */
export async function writeTheSameEverywhere(trx: Transaction<Database>): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(trx);
  await sql`set local datestyle = 'ISO, YMD'`.execute(trx);
  await sql`set local intervalstyle = 'postgres'`.execute(trx);
  await sql`set local bytea_output = 'hex'`.execute(trx);
  await sql`set local extra_float_digits = 1`.execute(trx);
}

async function sequenceStates(trx: Transaction<Database>): Promise<DumpEnd['end']['sequences']> {
  const states: DumpEnd['end']['sequences'] = {};
  for (const { name } of await sequencesOf(trx)) {
    const { rows } = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.table(name)}`.execute(trx);
    const [state] = rows;
    if (state !== undefined) states[name] = state;
  }
  return states;
}
