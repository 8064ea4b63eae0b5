import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../../../src/server/db/schema.ts';
import { connectPostgres, type Store } from '../../../src/server/db/store.ts';
import { emptyTables } from './empty-tables.ts';

let counter = 0;
/**
 * Databases of closed stores, for reuse in this process: creating and dropping one takes twenty times as long as
 * emptying it.
 */
const closed: string[] = [];

/** A migrated store without rows, on a database of its own until it is closed: about 50 ms. */
export async function openFreshStore(): Promise<Store> {
  const url = closed.pop() ?? (await freshDatabase());
  const store = connectPostgres(url);
  await emptyTables(store.db);
  let isOpen = true;
  const close = async () => {
    await store.close();
    if (isOpen) closed.push(url);
    isOpen = false;
  };
  return { ...store, close };
}

/**
 * The URL of a new database on the run's Postgres: migrated and without rows, or without tables, which may then have an encoding
 * other than Unicode.
 */
export async function freshDatabase(
  tables: 'migrated' | 'none' = 'migrated',
  { encoding }: { readonly encoding?: 'LATIN1' } = {},
): Promise<string> {
  const migrated = inject('migratedDatabase');
  const template = tables === 'migrated' ? nameOf(migrated) : 'template0';
  counter += 1;
  const name = `test_${process.pid}_${counter}`;
  const besides = encoding === undefined ? sql`` : sql`encoding ${sql.lit(encoding)} locale 'C'`;
  await asAdmin((db) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)} ${besides}`.execute(db),
  );
  return new URL(name, migrated).href;
}

async function asAdmin(work: (db: Kysely<Database>) => Promise<unknown>): Promise<void> {
  const admin = connectPostgres(new URL('postgres', inject('migratedDatabase')).href);
  try {
    await work(admin.db);
  } finally {
    await admin.close();
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
