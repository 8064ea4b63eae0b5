import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { type PoolConfig, types } from 'pg';
import { postgresName, postgresServers } from '../config/postgres-address.ts';
import { directly, refuseOtherDatabase } from './direct-address.ts';
import { DiskSpace, type FreeBytes, freeBytesOf } from './disk-space.ts';
import { embeddedClient } from './embedded-client.ts';
import { fileSystemError } from './file-system-error.ts';
import { embeddedFolder, finishRestore } from './finish-restore.ts';
import { migrate } from './migrate.ts';
import { postgresPool, visitorPatience } from './postgres-pool.ts';
import { refuseEncoding } from './refuse-encoding.ts';
import { refuseMoved } from './replaced-stores.ts';
import { retryingTransactions } from './retry-transactions.ts';
import type { Database } from './schema.ts';
import { StoreLock } from './store-lock.ts';
import { WritingServer } from './writing-server.ts';

/** An opened, migrated store. */
export interface Store {
  readonly db: Kysely<Database>;
  /**
   * The same data, for counters written on behalf of anonymous visitors. On Postgres these use a few connections of their
   * own, so that no number of them blocks anything else.
   */
  readonly counters: Kysely<Database>;
  /** One sentence saying where the data is, for the start message. */
  readonly place: string;
  /** Resolves when a query is answered; rejects when the store is unavailable. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const int8 = 20;
/**
 * A checkpoint writes the store's dirty buffers in one go, and every call waits for it: 2,000 pages take 20 ms. Other
 * pages are in the operating system's cache anyway.
 */
const heldBack = ['-c', 'shared_buffers=16MB'];
/**
 * Only the write-ahead log since the last checkpoint is needed, and each snapshot copies all of its files. A new log file
 * is not zero-filled first, which would make every call wait 20 ms and only helps those who flush.
 */
const shortLog = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB', '-c', 'wal_init_zero=off'];
/** Sampling 900 rows of a table is enough to choose its index. It blocks every call for 20 ms; the default sample takes a second. */
const shortLook = ['-c', 'default_statistics_target=3'];
const startParams = [...PGlite.defaultStartParams, ...heldBack, ...shortLog, ...shortLook];
/** Such a statement takes about a millisecond: these connections handle thousands per second. */
const counterConnections = 3;

/** Where a store is: in Postgres if a URL is given, otherwise in a folder. */
export interface StoreAddress {
  readonly databaseUrl: string | undefined;
  /** A URL of the same Postgres that bypasses its pooler, if there is one. */
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the store that the configuration names. Throws `StoreLockedError` when another process holds the folder. */
export function openStore({ databaseUrl, directUrl, dataDir }: StoreAddress): Promise<Store> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl, directUrl);
}

/**
 * Opens PGlite in `<dataDir>/db` under an exclusive lock on the folder and runs pending migrations. Throws `ConfigError`
 * when the store was moved to Postgres: an empty one must not take its place.
 */
export async function openEmbedded(dataDir: string, freeBytes: FreeBytes = freeBytesOf): Promise<Store> {
  await refuseMoved(dataDir);
  const store = await migrated(await connectEmbedded(dataDir));
  const disk = new DiskSpace(dataDir, freeBytes);
  const db = store.db.withPlugin(disk.plugin);
  return {
    ...store,
    db,
    counters: db,
    ping: async () => {
      disk.check();
      await store.ping();
    },
  };
}

/** Makes a migrated store on an already open PGlite; closing the store closes the client. */
export async function storeOn(client: PGlite, place: string): Promise<Store> {
  return migrated(unmigrated(client, place));
}

/**
 * Opens a Postgres and runs pending migrations, over its direct URL if there is one. Throws `WrongEncodingError` if it cannot hold
 * every text, `DirectAddressError` with what failed at the direct URL, and `ConfigError` if that leads to another database.
 */
export async function openPostgres(databaseUrl: string, directUrl?: string): Promise<Store> {
  const store = connectPostgres(databaseUrl, visitorPatience);
  await orClosed(store, migrateApart(store.db, databaseUrl, directUrl));
  return store;
}

/** Runs migrations over connections of their own: these have no timeout, and visitors' queries do. */
async function migrateApart(
  db: Kysely<Database>,
  databaseUrl: string,
  directUrl: string | undefined,
): Promise<void> {
  const apart = connectPostgres(directUrl ?? databaseUrl);
  if (directUrl !== undefined) await orClosed(apart, refuseOtherDatabase(db, apart.db));
  const work = () => migrated(apart, refuseEncoding);
  await (await (directUrl === undefined ? work() : directly(work))).close();
}

/** Like {@link openEmbedded}, but without migrating. */
export async function connectEmbedded(dataDir: string): Promise<Store> {
  const lock = StoreLock.acquire(dataDir);
  try {
    finishRestore(dataDir);
    const store = await connectFolder(join(dataDir, embeddedFolder), dataDir);
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

/** Opens the embedded database in a folder, without migrating or locking: the caller holds the lock. */
export async function connectFolder(folder: string, place: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const client = await PGlite.create({ dataDir: folder, startParams }).catch((thrown: unknown) => {
    throw fileSystemError(thrown);
  });
  return unmigrated(client, place);
}

function unmigrated(client: PGlite, place: string): Store {
  const dialect = new PGliteDialect({ pglite: embeddedClient(client) });
  return storeOf(new Kysely<Database>({ dialect }), place);
}

/** Like {@link openPostgres}, but without migrating. */
export function connectPostgres(
  databaseUrl: string,
  patience: PoolConfig = { connectionTimeoutMillis: 10_000 },
): Store {
  const writer = new WritingServer(postgresServers(databaseUrl) ?? [databaseUrl]);
  const connect = (size: PoolConfig) => {
    const settings: PoolConfig = {
      ...patience,
      ...size,
      // Times and counts are bigint columns whose values all stay below 2^53.
      types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)) },
    };
    const pool = postgresPool(settings, { isBounded: patience === visitorPatience, writer });
    return retryingTransactions(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }));
  };
  const place = `Postgres at ${postgresName(databaseUrl).hosts}`;
  return storeOf(connect({}), place, connect({ max: counterConnections }));
}

async function migrated(
  store: Store,
  refuse: (db: Kysely<Database>) => Promise<void> = async () => {},
): Promise<Store> {
  await orClosed(
    store,
    refuse(store.db).then(() => migrate(store.db)),
  );
  return store;
}

/** Waits for work on a store, which is closed when the work fails. */
async function orClosed(store: Store, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function storeOf(db: Kysely<Database>, place: string, counters = db): Store {
  return {
    db,
    counters,
    place,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await db.destroy();
      if (counters !== db) await counters.destroy();
    },
  };
}
