import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/list.ts';
import type { Database } from './schema.ts';

/** SQLSTATE: undefined table. */
const noSuchTable = '42P01';

/** Brings the store to the newest migration; a no-op if it is there already. Throws the failing migration's own error. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isNewest(db)) return;
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
}

/** A single query. The migrator would read the whole catalogue on every start, which takes longer than opening a store. */
async function isNewest(db: Kysely<Database>): Promise<boolean> {
  const executed = await executedNames(db).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === noSuchTable) return [];
    throw error;
  });
  const known = knownMigrations();
  return executed.length === known.length && executed.every((name, index) => name === known[index]);
}

/** Migrates an empty store up to the named migration, so that data from that version fits. Throws like {@link migrate}. */
export async function migrateUpTo(db: Kysely<Database>, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error !== undefined) throw error;
}

/** The migrations a store has been through, in order; empty for an empty database. */
export async function executedMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  return executedNames(db);
}

async function executedNames(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  // Bytewise, like the list of migrations: the database's collation may sort differently.
  return rows.map(({ name }) => name).sort();
}

/** Every migration this version of the server has, in order. */
export function knownMigrations(): readonly string[] {
  return Object.keys(migrations).sort();
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
}
