import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../../../src/server/db/schema.ts';
import { connectPostgres, type Store } from '../../../src/server/db/store.ts';

let counter = 0;
/** Databases of closed stores, for the next ones of this process: to make and drop one takes twenty times as long as to empty it. */
const closed: string[] = [];

/** A migrated store without rows, on a database that nobody else has until it is closed: some 50 ms. */
export async function openFreshStore(): Promise<Store> {
  const url = closed.pop() ?? (await freshDatabase());
  const store = connectPostgres(url);
  await empty(store.db);
  let isOpen = true;
  const close = async () => {
    await store.close();
    if (isOpen) closed.push(url);
    isOpen = false;
  };
  return { ...store, close };
}

/** Makes a database as it was made, and ends what of an earlier test still uses it. */
async function empty(db: Kysely<Database>): Promise<void> {
  await sql`
    do $$ declare filled text; is_filled boolean; name text; begin
      perform pg_terminate_backend(pid, 10000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
      -- Else the audit log, which may only be added to, would refuse.
      perform set_config('session_replication_role', 'replica', true);
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
        execute format('select exists (select from %I)', name) into is_filled;
        if is_filled then filled := concat_ws(', ', filled, quote_ident(name)); end if;
      end loop;
      if filled is not null then execute 'truncate ' || filled || ' cascade'; end if;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
        from pg_sequences where last_value is not null;
    end $$`.execute(db);
}

/** The address of a database of its own on the run's Postgres: migrated and without rows, or without tables as well. */
export async function freshDatabase(tables: 'migrated' | 'none' = 'migrated'): Promise<string> {
  const migrated = inject('migratedDatabase');
  const template = tables === 'migrated' ? nameOf(migrated) : 'template0';
  counter += 1;
  const name = `test_${process.pid}_${counter}`;
  await asAdmin((db) => sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db));
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
