import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../config/config-error.ts';
import type { Database } from './schema.ts';

/** The Postgres cannot be used at the address that bypasses its pooler; the cause says why. */
export class DirectAddressError extends Error {
  override readonly name = 'DirectAddressError';
}

/** Does work at the direct address. Throws {@link DirectAddressError} when it fails. */
export async function directly<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw new DirectAddressError('The direct address of Postgres failed', { cause });
  }
}

/** Throws `ConfigError` when the direct address leads to another database: that one would be migrated. */
export async function refuseOtherDatabase(pooled: Kysely<Database>, direct: Kysely<Database>): Promise<void> {
  const before = await identityOf(pooled);
  const there = await directly(() => identityOf(direct));
  // Another process may have migrated it in between.
  if (there === before || there === (await identityOf(pooled))) return;
  throw new ConfigError(
    'DATABASE_DIRECT_URL is not usable: it leads to another database than DATABASE_URL, and the migrations would be run there',
  );
}

/** SQLSTATE: undefined table. */
const noSuchTable = '42P01';

/** What tells a database from others: its name, and which migrations it has been through at which times. */
async function identityOf(db: Kysely<Database>): Promise<string> {
  const named = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const migrated = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by name`
    .execute(db)
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === noSuchTable) return { rows: [] };
      throw error;
    });
  return JSON.stringify([named.rows[0]?.name, ...migrated.rows]);
}
