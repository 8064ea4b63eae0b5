import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { executedMigrations } from '../migrate.ts';
import type { Database } from '../schema.ts';
import { sequencesOf, type TableInfo, tablesOf } from './catalog.ts';
import type { DumpEnd, DumpHead, DumpTable } from './dump-lines.ts';
import { looseTables } from './loose-tables.ts';
import { RowsHash, type TableProof } from './rows-hash.ts';

const rowsAtOnce = 1_000;
const Values = z.array(z.nullable(z.string()));

/**
 * Hands every line of a dump to `take`, all of one moment but for the rows of {@link looseTables}: these are read after
 * it, in turns with other queries, each as it is just then. On the embedded store other queries wait for that moment,
 * because it has one session; on Postgres nobody waits. Gives the proofs of what was read.
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
  const begin = async ({ name: table, columns }: TableInfo) => {
    const start: DumpTable = { table, columns: columns.map(({ name }) => name) };
    await give([JSON.stringify(start)]);
  };
  const tables: Record<string, TableProof> = {};
  const { loose, sequences } = await inReadTransaction(db, async (trx) => {
    const head: DumpHead = {
      format: 'mallard-store',
      version: 1,
      madeAt: new Date(madeAt).toISOString(),
      migrations: [...(await executedMigrations(trx))],
    };
    await give([JSON.stringify(head)]);
    const all = await tablesOf(trx);
    for (const table of all.filter(({ name }) => !looseTables.has(name))) {
      await begin(table);
      tables[table.name] = await readRows(trx, table, give);
    }
    return {
      loose: all.filter(({ name }) => looseTables.has(name)),
      sequences: await sequenceStates(trx),
    };
  });
  for (const table of loose) {
    await begin(table);
    tables[table.name] = await readInTurns(db, table, give);
  }
  const last: DumpEnd = { end: { tables, sequences }, sha256: whole.digest('hex') };
  await take([JSON.stringify(last)]);
  return tables;
}

/** Reads all rows of a table by its primary key, a thousand at a time, and lets go of the store between. Gives their proof. */
async function readInTurns(
  db: Kysely<Database>,
  table: TableInfo,
  take: (lines: readonly string[]) => Promise<void>,
): Promise<TableProof> {
  const { name, columns, primaryKey } = table;
  const places = primaryKey.map((key) => columns.findIndex((column) => column.name === key));
  const key = sql.join(primaryKey.map((column) => sql.ref(column)));
  const hash = new RowsHash();
  for (let rows = sql`true`; ; ) {
    const lines = await inReadTransaction(db, async (trx) => {
      const found = await sql<{ line: string }>`
        select ${lineOf(table)} as line from ${sql.table(name)}
        where ${rows} order by ${key} limit ${sql.lit(rowsAtOnce)}`.execute(trx);
      return found.rows.map(({ line }) => line);
    });
    for (const line of lines) hash.add(line);
    const [last] = lines.slice(-1);
    if (last === undefined) return hash.proof;
    await take(lines);
    const values = Values.parse(JSON.parse(last));
    const lastKey = places.map((at) => sql`${values[at]}::${sql.raw(columns[at]?.type ?? 'text')}`);
    rows = sql`(${key}) > (${sql.join(lastKey)})`;
  }
}

/** A row as a line of the dump. */
function lineOf({ columns }: TableInfo) {
  const values = columns.map(({ name }) => sql`${sql.ref(name)}::text`);
  return sql<string>`json_build_array(${sql.join(values)})::text`;
}

/** Reads all rows of a table inside a transaction, a thousand at a time. Gives their proof. */
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

/** Runs `read` on a snapshot of the store that does not change meanwhile, with values written the same on every machine. */
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

/** Has the database write times, numbers and bytes in one way, until the transaction ends. */
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
