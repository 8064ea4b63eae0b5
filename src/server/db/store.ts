import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { type PoolConfig, types } from 'pg';
import { postgresName, postgresServers } from '../config/postgres-address.ts';
import { DiskSpace, type FreeBytes, freeBytesOf } from './disk-space.ts';
import { embeddedClient } from './embedded-client.ts';
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
   * The same data for counters, which strangers make us write: on Postgres by a few connections of their own, so that no
   * number of them keeps anything else waiting.
   */
  readonly counters: Kysely<Database>;
  /** One sentence on where the data lies, for the start message. */
  readonly place: string;
  /** Resolves when a query is answered; rejects when the store is away. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const int8 = 20;
/**
 * Pages that the embedded store holds back are written in one go by a checkpoint, and every call waits for that: 2,000 of
 * them take 20 ms. The others are in the operating system's memory all the same.
 */
const heldBack = ['-c', 'shared_buffers=16MB'];
/**
 * Of the log of changes only what came since the last checkpoint is of use; each snapshot copies all of its files. A new file
 * of it is not written full of zeros first, for which every call would wait 20 ms: that is of use to those who flush alone.
 */
const shortLog = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB', '-c', 'wal_init_zero=off'];
/** A look at 900 rows of a table tells where its index is: 20 ms, for which every call waits, where the usual one takes a second. */
const shortLook = ['-c', 'default_statistics_target=3'];
const startParams = [...PGlite.defaultStartParams, ...heldBack, ...shortLog, ...shortLook];
/** A statement of theirs takes about a millisecond: these are good for thousands a second. */
const counterConnections = 3;

/** Where a store lies: in Postgres if that is named, else in a folder. */
export interface StoreAddress {
  readonly databaseUrl: string | undefined;
  /** The way to the same Postgres past its pooler, where it has one. */
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the store that the configuration names. Throws `StoreLockedError` when another process holds the folder. */
export function openStore({ databaseUrl, directUrl, dataDir }: StoreAddress): Promise<Store> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl, directUrl);
}

/**
 * Opens PGlite in `<dataDir>/db` under an exclusive lock on the folder, and brings it to the newest migration. Throws `ConfigError` where
 * the store was moved to Postgres: an empty one is not to begin in its place.
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

/** A migrated store on a PGlite that is already open; closing it closes the client. */
export async function storeOn(client: PGlite, place: string): Promise<Store> {
  return migrated(unmigrated(client, place));
}

/**
 * Opens a Postgres and brings it to the newest migration, by its direct address if it has one. Throws `WrongEncodingError` where it cannot
 * hold every text.
 */
export async function openPostgres(databaseUrl: string, directUrl = databaseUrl): Promise<Store> {
  // A migration may take as long as it takes; a visitor does not wait.
  await (await migrated(connectPostgres(directUrl), refuseEncoding)).close();
  return connectPostgres(databaseUrl, visitorPatience);
}

/** {@link openEmbedded} as the store is, without migrating it. */
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

/** The embedded database in a folder, unmigrated and without a lock: whoever opens it holds the lock. */
export async function connectFolder(folder: string, place: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  return unmigrated(await PGlite.create({ dataDir: folder, startParams }), place);
}

function unmigrated(client: PGlite, place: string): Store {
  const dialect = new PGliteDialect({ pglite: embeddedClient(client) });
  return storeOf(new Kysely<Database>({ dialect }), place);
}

/** {@link openPostgres} as the database is, without migrating it. */
export function connectPostgres(
  databaseUrl: string,
  patience: PoolConfig = { connectionTimeoutMillis: 10_000 },
): Store {
  const writer = new WritingServer(postgresServers(databaseUrl) ?? [databaseUrl]);
  const connect = (size: PoolConfig) => {
    const settings: PoolConfig = {
      ...patience,
      ...size,
      // Times and counts are bigint columns; all of them stay below 2^53.
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
  try {
    await refuse(store.db);
    await migrate(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
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
