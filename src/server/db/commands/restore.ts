import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { embeddedFolder, finishRestore, restoredFolder, restoringFolder } from '../finish-restore.ts';
import { replacedFolder } from '../replaced-stores.ts';
import { connectFolder, connectPostgres, type Store } from '../store.ts';
import { StoreLock } from '../store-lock.ts';
import { dumpFileLines, verifyDumpFile } from '../transfer/dump-file.ts';
import { loadDump, RefusedTargetError, refuseNewer } from '../transfer/load-dump.ts';
import type { StorePlace } from './place.ts';
import { type Print, printTables } from './report.ts';

interface RestoreOptions {
  readonly file: string;
  /** Replace an existing store, which is kept under another name. */
  readonly force: boolean;
  readonly now: number;
}

/**
 * `store restore <file> [--force]`: reads the whole file, then builds the store from it and compares every table.
 * Only then does it replace the old store, which is kept beside it. Nothing changes when the file is damaged, the store
 * is in use (`StoreLockedError`) or exists and `force` is not set ({@link RefusedTargetError}).
 */
export async function restore(place: StorePlace, options: RestoreOptions, print: Print): Promise<void> {
  if (!existsSync(options.file)) throw new RefusedTargetError(`There is no file ${options.file}.`);
  const { head } = await verifyDumpFile(options.file);
  refuseNewer(head.migrations);
  print(`${options.file} is whole; it was made at ${head.madeAt}.`);
  if (place.databaseUrl === undefined) await restoreEmbedded(place.dataDir, options, print);
  else await fillFrom(connectPostgres(place.databaseUrl), options.file, print);
}

async function restoreEmbedded(dataDir: string, options: RestoreOptions, print: Print): Promise<void> {
  const current = join(dataDir, embeddedFolder);
  const fresh = join(dataDir, restoringFolder);
  const restored = join(dataDir, restoredFolder);
  const aside = replacedFolder(dataDir, options.now);
  // Check the lock first: `--force` is not the answer to a running server.
  const lock = StoreLock.acquire(dataDir);
  try {
    finishRestore(dataDir);
    const filled = existsSync(current) && readdirSync(current).length > 0;
    if (filled && !options.force) {
      throw new RefusedTargetError(
        `${current} holds a store. With --force it is kept as ${aside} for ${keptDays.replacedStores} days and replaced.`,
      );
    }
    for (const left of [fresh, restored]) await rm(left, { recursive: true, force: true });
    await fillFrom(await connectFolder(fresh, dataDir), options.file, print);
    await rename(fresh, restored);
    if (existsSync(current)) await rename(current, aside);
    finishRestore(dataDir);
    if (filled) print(`The store that was there is kept as ${aside} for ${keptDays.replacedStores} days.`);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    lock.release();
  }
}

async function fillFrom(store: Store, file: string, print: Print): Promise<void> {
  try {
    const tables = await loadDump(store.db, dumpFileLines(file));
    print(`Restored ${store.place}, rows and hash of each table, as in the file:`);
    printTables(tables, print);
  } finally {
    await store.close();
  }
}
