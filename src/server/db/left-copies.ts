import { existsSync, readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import { embeddedFolder, restoredFolder, restoringFolder } from './finish-restore.ts';
import { copyFolder } from './snapshots.ts';
import { StoreLock, StoreLockedError } from './store-lock.ts';
import { partSnapshots } from './transfer/snapshot-folder.ts';

/** Suffix of a copy that nobody works on any more, so that a new one can start while this one is deleted. */
const going = '.going';

/**
 * The job that deletes copies left behind by killed snapshots and restores, for a server on the embedded store. The server
 * holds the folder's lock, so nobody else works there; while it takes a snapshot itself (`isCopying`), the job waits for
 * the next hour.
 */
export function copiesLeftByStore(dataDir: string, log: Logger, isCopying: () => boolean): Job {
  return jobOf(log, async () => {
    const parts = isCopying() ? [] : await partSnapshots(dataDir);
    return isCopying() ? [] : [...putAway(dataDir), ...parts];
  });
}

/** The same job for a server on Postgres. Somebody else may be working in its data folder, so it takes the lock meanwhile. */
export function copiesLeftBeside(dataDir: string, log: Logger): Job {
  return jobOf(log, async () => {
    if (leftIn(dataDir).length === 0) return [];
    try {
      const lock = StoreLock.acquire(dataDir);
      try {
        return putAway(dataDir);
      } finally {
        lock.release();
      }
    } catch (error) {
      if (error instanceof StoreLockedError) return [];
      throw error;
    }
  });
}

function jobOf(log: Logger, left: () => Promise<readonly string[]>): Job {
  return {
    name: 'copies of the store that were left',
    isOwn: true,
    run: async () => {
      const paths = await left();
      for (const path of paths) {
        await rm(path, { recursive: true, force: true });
        log.warn(
          { path: path.replace(/(?:\.going)+$/, '') },
          'a copy of the store that a killed process had left was deleted',
        );
      }
      return paths.length;
    },
  };
}

/** Renames leftover copies so that nobody mistakes them for a copy under way. Synchronous, so that nothing happens in between. */
function putAway(dataDir: string): readonly string[] {
  return leftIn(dataDir).map((folder) => {
    if (folder.endsWith(going)) return folder;
    let away = folder + going;
    while (existsSync(away)) away += going;
    renameSync(folder, away);
    return away;
  });
}

function leftIn(dataDir: string): readonly string[] {
  if (!existsSync(dataDir)) return [];
  // Without a store beside it, the restored one has yet to take its place.
  const restored = existsSync(join(dataDir, embeddedFolder)) ? [restoredFolder] : [];
  const copies: readonly string[] = [copyFolder, restoringFolder, ...restored];
  return readdirSync(dataDir)
    .filter((name) => copies.includes(name) || (name.startsWith(embeddedFolder) && name.endsWith(going)))
    .map((name) => join(dataDir, name));
}
