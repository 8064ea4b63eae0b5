import { type Kysely, sql, type Transaction } from 'kysely';
import { executedMigrations, knownMigrations, migrate, migrateUpTo } from '../migrate.ts';
import { refuseEncoding } from '../refuse-encoding.ts';
import type { Database } from '../schema.ts';
import { filledTables, foreignKeysOf, type TableInfo, tableNames, tablesOf } from './catalog.ts';
import { DamagedDumpError, DumpHead, parseLine } from './dump-lines.ts';
import { readRows, writeTheSameEverywhere } from './read-dump.ts';
import { sameRows, type TableProof } from './rows-hash.ts';
import { nextOf, streamDump } from './stream-dump.ts';

/** The target cannot accept the data; the message says why. It was not changed. */
export class RefusedTargetError extends Error {
  override readonly name = 'RefusedTargetError';
}

/**
 * Fills an empty store from a dump and verifies it: every table is read back and compared before the import is committed.
 * Then the store is migrated to the newest version, vacuumed and analyzed. Returns the proofs of the imported tables.
 * Throws what {@link refuseTarget} does, {@link RefusedTargetError} when the dump is from a newer version, and
 * {@link DamagedDumpError} when the dump is not intact; the target is then still empty.
 */
export async function loadDump(
  db: Kysely<Database>,
  lines: AsyncIterable<string>,
): Promise<Readonly<Record<string, TableProof>>> {
  const source = lines[Symbol.asyncIterator]();
  const firstLine = await nextOf(source);
  const head = parseLine(DumpHead, firstLine, 'its first line');
  await prepare(db, head.migrations);
  const proofs = await db.transaction().execute((trx) => fill(trx, source, firstLine));
  await migrate(db);
  // Done here, where nobody waits: it takes seconds on tables that were never analyzed.
  const names = (await tableNames(db)).map((name) => sql.table(name));
  await sql`vacuum (analyze) ${sql.join(names)}`.execute(db);
  return proofs;
}

/** Throws {@link RefusedTargetError} when the data went through a migration unknown to this version. */
export function refuseNewer(migrations: readonly string[]): void {
  const known = knownMigrations();
  const newer = migrations.find((name) => !known.includes(name));
  if (newer === undefined) return;
  throw new RefusedTargetError(
    `The data comes from a newer version of the site (${newer} is not known here): update this one first.`,
  );
}

/**
 * Throws {@link RefusedTargetError} when the target holds data, and `WrongEncodingError` when it could not hold every text that comes
 * later, if not of this dump.
 */
export async function refuseTarget(db: Kysely<Database>): Promise<void> {
  await refuseEncoding(db);
  const filled = await filledTables(db);
  if (filled.length > 0) {
    const list = filled.map(({ name, rows }) => `${name} ${rows}`).join(', ');
    throw new RefusedTargetError(`The target holds data (rows: ${list}). It must be an empty database.`);
  }
}

async function prepare(db: Kysely<Database>, wanted: readonly string[]): Promise<void> {
  refuseNewer(wanted);
  await refuseTarget(db);
  const done = await executedMigrations(db);
  const beyond = done.find((name) => !wanted.includes(name));
  if (beyond !== undefined) {
    throw new RefusedTargetError(
      `The target is newer than the data (it has ${beyond}): name a database without tables.`,
    );
  }
  await migrateUpTo(db, wanted.at(-1) ?? '');
}

async function fill(
  trx: Transaction<Database>,
  source: AsyncIterator<string>,
  firstLine: string,
): Promise<Readonly<Record<string, TableProof>>> {
  await writeTheSameEverywhere(trx);
  // Tables come in order of their names, not references. So drop the foreign keys and recreate them, which checks them,
  // once all rows are in.
  const references = await foreignKeysOf(trx);
  for (const { table, name } of references) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  }
  const tables = await tablesOf(trx);
  // A migration may have inserted rows; the dump has them too.
  for (const { name } of await filledTables(trx)) await sql`delete from ${sql.table(name)}`.execute(trx);
  const end = await streamDump(firstLine, source, ({ table: name, columns }, lines) => {
    const table = tables.find((known) => known.name === name);
    if (table === undefined) throw new DamagedDumpError(`The dump has an unknown table ${name}`);
    return insert(trx, table, columns, lines);
  });
  for (const { table, name, definition } of references) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      trx,
    );
  }
  for (const [name, { value, called }] of Object.entries(end.sequences)) {
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint, ${called})`.execute(trx);
  }
  const kept: Record<string, TableProof> = {};
  for (const table of tables) {
    const proof = await readRows(trx, table);
    if (!sameRows(end.tables[table.name], proof)) {
      throw new DamagedDumpError(`The table ${table.name} did not arrive as it was: nothing is kept.`);
    }
    kept[table.name] = proof;
  }
  return kept;
}

async function insert(
  trx: Transaction<Database>,
  table: TableInfo,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name, index) => {
    const type = typeOf.get(name);
    if (type === undefined)
      throw new DamagedDumpError(`The dump has an unknown column ${table.name}.${name}.`);
    return sql`(r.line ->> ${sql.lit(index)})::${sql.raw(type)}`;
  });
  await sql`insert into ${sql.table(table.name)} (${sql.join(columns.map((name) => sql.ref(name)))})
    overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) r(line)`.execute(
    trx,
  );
}
