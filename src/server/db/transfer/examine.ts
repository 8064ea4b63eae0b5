import { type Kysely, sql, type Transaction } from 'kysely';
import { executedMigrations, knownMigrations } from '../migrate.ts';
import type { Database } from '../schema.ts';
import { type ForeignKey, foreignKeysOf, sequencesOf, type TableInfo, tablesOf } from './catalog.ts';
import { readOrDamage } from './damage.ts';
import type { Fault, FileFault } from './fault.ts';
import { inReadTransaction, readRows } from './read-dump.ts';
import type { TableProof } from './rows-hash.ts';

/** The result of examining a store: all faults, and the proof of every table. */
export interface Examination {
  readonly migrations: { readonly done: number; readonly pending: readonly string[] };
  readonly tables: Readonly<Record<string, TableProof>>;
  readonly faults: readonly (Fault | FileFault)[];
}

/** An additional check of a store: returns a fault as a sentence, or null if there is none. */
export type FurtherCheck = (db: Kysely<Database>) => Promise<string | null>;

/**
 * Reads every row of a store and looks for faults: unknown migrations, dangling references, duplicate keys, sequences that
 * would return a used number, tables with damaged pages. Read-only. Rejects when the store cannot be read at all.
 */
export async function examine(
  db: Kysely<Database>,
  further: readonly FurtherCheck[] = [],
): Promise<Examination> {
  const known = knownMigrations();
  const done = await executedMigrations(db);
  const faults: (Fault | FileFault)[] = done
    .filter((name) => !known.includes(name))
    .map((name) => ({
      what: `The migration ${name} is not known: a newer version of the site has used this store`,
    }));
  const tables = await inReadTransaction(db, async (trx) => {
    const proofs: Record<string, TableProof> = {};
    const damaged = new Set<string>();
    // An index may be damaged where the rows are not, so read the rows themselves.
    for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan']) {
      await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(trx);
    }
    for (const table of await tablesOf(trx)) {
      const found = await readOrDamage(trx, table.name, async () => ({
        proof: await readRows(trx, table),
        doubled: await doubledKeys(trx, table),
      }));
      if ('damage' in found) {
        damaged.add(table.name);
        faults.push(found.damage);
      } else {
        proofs[table.name] = found.read.proof;
        faults.push(...found.read.doubled);
      }
    }
    for (const reference of await foreignKeysOf(trx)) {
      if (damaged.has(reference.table) || damaged.has(reference.target)) continue;
      faults.push(...(await orphans(trx, reference)));
    }
    for (const sequence of await sequencesOf(trx)) {
      if (sequence.table === null || !damaged.has(sequence.table))
        faults.push(...(await behind(trx, sequence)));
    }
    return proofs;
  });
  const pending = known.filter((name) => !done.includes(name));
  // The modules know their tables only in the newest schema.
  for (const check of pending.length === 0 ? further : []) {
    // If the check fails to read something, that is already among the faults.
    const fault = await check(db).catch((error: unknown) => {
      if (faults.length > 0) return null;
      throw error;
    });
    if (fault !== null) faults.push({ what: fault });
  }
  return {
    migrations: { done: done.length, pending },
    tables,
    faults,
  };
}

async function doubledKeys(trx: Transaction<Database>, { name, primaryKey }: TableInfo): Promise<Fault[]> {
  if (primaryKey.length === 0) return [];
  const key = sql.join(primaryKey.map((column) => sql.ref(column)));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from
      (select 1 from ${sql.table(name)} group by ${key} having count(*) > 1) doubled`.execute(trx);
  const count = rows[0]?.count ?? 0;
  return count === 0 ? [] : [{ what: `${name} has ${count} keys more than once` }];
}

async function orphans(
  trx: Transaction<Database>,
  { table, columns, target, targetColumns }: ForeignKey,
): Promise<Fault[]> {
  const all = sql` and `;
  const pairs = columns.map(
    (column, index) => sql`${sql.ref(`there.${targetColumns[index]}`)} = ${sql.ref(`here.${column}`)}`,
  );
  const given = columns.map((column) => sql`${sql.ref(`here.${column}`)} is not null`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} as here
    where ${sql.join(given, all)}
      and not exists (select 1 from ${sql.table(target)} as there where ${sql.join(pairs, all)})`.execute(
    trx,
  );
  const count = rows[0]?.count ?? 0;
  return count === 0 ? [] : [{ what: `${table} has ${count} rows that refer to no row of ${target}` }];
}

async function behind(
  trx: Transaction<Database>,
  sequence: { readonly name: string; readonly table: string | null; readonly column: string | null },
): Promise<Fault[]> {
  const { name, table, column } = sequence;
  if (table === null || column === null) return [];
  const { rows } = await sql<{ behind: boolean }>`
    select coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}) >
      (select case when is_called then last_value else last_value - 1 end from ${sql.table(name)}), false) as behind`.execute(
    trx,
  );
  return rows[0]?.behind === true
    ? [{ what: `The sequence ${name} would give a number of ${table}.${column} again` }]
    : [];
}
