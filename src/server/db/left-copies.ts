import { existsSync, readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import { embeddedFolder, restoredFolder, restoringFolder } from './finish-restore.ts';
import { copyFolder } from './snapshots.ts';
import { StoreLock, StoreLockedError } from './store-lock.ts';
import { partSnapshots } from './transfer/snapshot-folder.ts';

/** Under such a name nobody works on a copy any more, so that one may begin anew while the old one is deleted. */
const going = '.going';

/**
 * The job of a server on its embedded store that deletes the copies of a store that killed snapshots and restores have left. The server
 * holds the folder's lock, so nobody else is at work there; while it takes a snapshot of its own (`isCopying`), they wait for the next hour.
 */
export function copiesLeftByStore(dataDir: string, log: Logger, isCopying: () => boolean): Job {
  return jobOf(log, async () => {
    const parts = isCopying() ? [] : await partSnapshots(dataDir);
    return isCopying() ? [] : [...putAway(dataDir), ...parts];
  });
}

/** The same job of a server on Postgres, whose data folder somebody else may be at work in: it takes the lock while it looks. */
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

/** Gives the copies that were left names under which nobody takes them for a copy under way: in one go, with no wait in between. */
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
  // Without a store beside it, the restored one is yet to take its place.
  const restored = existsSync(join(dataDir, embeddedFolder)) ? [restoredFolder] : [];
  const copies: readonly string[] = [copyFolder, restoringFolder, ...restored];
  return readdirSync(dataDir)
    .filter((name) => copies.includes(name) || (name.startsWith(embeddedFolder) && name.endsWith(going)))
    .map((name) => join(dataDir, name));
}
