import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** A column as the database describes it; `type` is the type to cast text to. Generated columns are left out. */
export interface ColumnInfo {
  readonly name: string;
  readonly type: string;
}

export interface TableInfo {
  readonly name: string;
  readonly columns: readonly ColumnInfo[];
  readonly primaryKey: readonly string[];
}

/** A foreign key; `definition` is the SQL that recreates it. */
export interface ForeignKey {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  readonly definition: string;
}

/** A sequence, and the column it belongs to, if any. */
export interface SequenceInfo {
  readonly name: string;
  readonly table: string | null;
  readonly column: string | null;
}

// The dump's head lists the migrations that ran, and the target creates these rows itself.
const ownTables = ['kysely_migration', 'kysely_migration_lock'];
const here = sql`(select oid from pg_namespace where nspname = current_schema())`;

/** The names of the data tables. */
export async function tableNames(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = ${here}
    order by relname collate "C"`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !ownTables.includes(name));
}

/** The data tables with their columns, in order. */
export async function tablesOf(db: Kysely<Database>): Promise<readonly TableInfo[]> {
  const { rows } = await sql<{ table: string; column: string; type: string; key: boolean }>`
    select t.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      coalesce(a.attnum = any (k.conkey), false) as key
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'
    where t.relkind = 'r' and t.relnamespace = ${here}
    order by t.relname collate "C", a.attnum`.execute(db);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return [...byTable]
    .filter(([name]) => !ownTables.includes(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ column, type }) => ({ name: column, type })),
      primaryKey: columns.filter(({ key }) => key).map(({ column }) => column),
    }));
}

/** Every foreign key of the data tables. */
export async function foreignKeysOf(db: Kysely<Database>): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.conname as name, t.relname as table, f.relname as target, pg_get_constraintdef(c.oid) as definition,
      (select json_agg(a.attname order by k.position) from unnest(c.conkey) with ordinality k(number, position)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
      (select json_agg(a.attname order by k.position) from unnest(c.confkey) with ordinality k(number, position)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as "targetColumns"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = ${here}
    order by t.relname collate "C", c.conname collate "C"`.execute(db);
  return rows;
}

/** All sequences, including those of identity columns. */
export async function sequencesOf(db: Kysely<Database>): Promise<readonly SequenceInfo[]> {
  const { rows } = await sql<SequenceInfo>`
    select s.relname as name, t.relname as table, a.attname as column
    from pg_class s
    left join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      and d.refobjsubid > 0
    left join pg_class t on t.oid = d.refobjid
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = ${here}
    order by s.relname collate "C"`.execute(db);
  return rows;
}

/** The data tables that have rows, with their row counts. */
export async function filledTables(
  db: Kysely<Database>,
): Promise<readonly { readonly name: string; readonly rows: number }[]> {
  const filled: { name: string; rows: number }[] = [];
  for (const name of await tableNames(db)) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) filled.push({ name, rows: count });
  }
  return filled;
}
