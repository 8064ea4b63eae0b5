import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { embeddedFolder, finishRestore } from '../finish-restore.ts';
import { replacedFolder } from '../replaced-stores.ts';
import { removeCopy } from '../snapshot/copy-files.ts';
import { copyFolder } from '../snapshots.ts';
import { connectFolder, connectPostgres, type Store } from '../store.ts';
import { StoreLock } from '../store-lock.ts';
import { dumpFileLines } from '../transfer/dump-file.ts';
import { loadDump, RefusedTargetError, refuseTarget } from '../transfer/load-dump.ts';
import { backUp } from './back-up.ts';
import type { StorePlace } from './place.ts';
import { type Print, printTables } from './report.ts';

/**
 * `store to-postgres <url>`: moves the embedded store into an empty Postgres database, via a backup file. Every table is
 * compared before the embedded store is put aside, as a restore does; a server on Postgres deletes it and its snapshots
 * after seven days. If anything fails earlier, the embedded store stays as it is. The folder stays locked throughout.
 * Throws {@link RefusedTargetError} when the database holds data, `WrongEncodingError` when it cannot hold every text, both before
 * anything is written, and `StoreLockedError` while a server uses the folder.
 */
export async function moveToPostgres(
  place: StorePlace,
  options: { readonly url: string; readonly now: number },
  print: Print,
): Promise<void> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl !== undefined) {
    throw new RefusedTargetError(
      'DATABASE_URL is set: the store is in Postgres already. Unset it to move another one.',
    );
  }
  const lock = StoreLock.acquire(dataDir);
  try {
    finishRestore(dataDir);
    const current = join(dataDir, embeddedFolder);
    const open = () => connectFolder(current, dataDir);
    await onPostgres(options.url, ({ db }) => refuseTarget(db));
    const file = await backUp(place, { file: undefined, now: options.now }, print, open);
    await fill(options.url, file, print);
    const aside = replacedFolder(dataDir, options.now);
    await rename(current, aside);
    // Left behind by a server that was killed while taking a snapshot.
    await removeCopy(join(dataDir, copyFolder));
    print(`The store that was copied is kept as ${aside} for ${keptDays.replacedStores} days.`);
    print(
      `Set DATABASE_URL to that address for the next start. To stay without Postgres, rename it to ${current}.`,
    );
  } finally {
    lock.release();
  }
}

function fill(url: string, file: string, print: Print): Promise<void> {
  return onPostgres(url, async ({ db, place }) => {
    const tables = await loadDump(db, dumpFileLines(file));
    print(`Copied to ${place}, rows and hash of each table, as in the store:`);
    printTables(tables, print);
  });
}

async function onPostgres(url: string, work: (target: Store) => Promise<void>): Promise<void> {
  const target = connectPostgres(url);
  try {
    await work(target);
  } finally {
    await target.close();
  }
}
