import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { StoreLock } from './store-lock.ts';

/** An opened, migrated store. */
export interface Store {
  readonly db: Kysely<Database>;
  /** One sentence on where the data lies, for the start message. */
  readonly place: string;
  /** Resolves when a query is answered; rejects when the store is away. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const int8 = 20;

/** Opens the store that the configuration names. Throws `StoreLockedError` when another process holds the folder. */
export function openStore(where: {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}): Promise<Store> {
  return where.databaseUrl === undefined ? openEmbedded(where.dataDir) : openPostgres(where.databaseUrl);
}

/** Opens PGlite in `<dataDir>/db` under an exclusive lock on the folder, and brings it to the newest migration. */
export async function openEmbedded(dataDir: string): Promise<Store> {
  const lock = StoreLock.acquire(dataDir);
  try {
    const folder = join(dataDir, 'db');
    mkdirSync(folder, { recursive: true });
    const client = await PGlite.create({ dataDir: folder });
    const store = await storeOn(client, dataDir);
    return {
      ...store,
      close: async () => {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A migrated store on a PGlite that is already open; closing it closes the client. */
export async function storeOn(client: PGlite, place: string): Promise<Store> {
  return migrated(new Kysely<Database>({ dialect: new PGliteDialect({ pglite: client }) }), place);
}

/** Opens a Postgres and brings it to the newest migration. */
export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    // Times and counts are bigint columns; all of them stay below 2^53.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)) },
  });
  // An idle connection that breaks must not end the process; the next query reports it.
  pool.on('error', () => {});
  const { host } = new URL(databaseUrl);
  return migrated(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), `Postgres at ${host}`);
}

async function migrated(db: Kysely<Database>, place: string): Promise<Store> {
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    place,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
