import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/server/db/schema.ts';

/** Resets a store's tables to their state after the migrations, and terminates connections left over from earlier tests. */
export async function emptyTables(db: Kysely<Database>): Promise<void> {
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
