import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import { embeddedFolder, restoredFolder } from './finish-restore.ts';
import { forgetSnapshotsBefore } from './transfer/snapshot-folder.ts';

const keptFor = keptDays.replacedStores * day;
const name = new RegExp(String.raw`^${embeddedFolder}\.before-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z$`);

/** The folder for a store replaced by a restore or a move to Postgres; `at` is when, in milliseconds since the epoch. */
export function replacedFolder(dataDir: string, at: number): string {
  const time = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataDir, `${embeddedFolder}.before-${time}Z`);
}

/** The stores that were put aside, newest first; none if the folder does not exist. */
export async function replacedStores(dataDir: string): Promise<readonly { folder: string; at: number }[]> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((folder) => {
      const at = timeIn(folder);
      return at === null ? [] : [{ folder: join(dataDir, folder), at }];
    })
    .toSorted((one, other) => other.at - one.at);
}

/** Throws `ConfigError` for a data folder whose store was put aside without a replacement: it was moved to Postgres. */
export async function refuseMoved(dataDir: string): Promise<void> {
  if ([embeddedFolder, restoredFolder].some((folder) => existsSync(join(dataDir, folder)))) return;
  const [newest] = await replacedStores(dataDir).catch(() => []);
  if (newest === undefined) return;
  throw new ConfigError(
    `DATABASE_URL is missing: the store was moved to Postgres, and its old one put away as ${newest.folder}. ` +
      `To go on with that one, rename it to ${join(dataDir, embeddedFolder)}`,
  );
}

/** The job that deletes replaced stores after a week: they still hold accounts deleted since. */
export function forgetReplacedStores(dataDir: string): Job {
  return {
    name: 'stores that were replaced',
    isOwn: true,
    run: async (now) => {
      const old = (await replacedStores(dataDir)).filter(({ at }) => at <= now - keptFor);
      for (const { folder } of old) await rm(folder, { recursive: true, force: true });
      return old.length;
    },
  };
}

/**
 * The job of a server on Postgres that deletes the snapshots of the embedded store it moved from, a week after each was
 * taken. An embedded store that is still in place is left for the operator to delete; a log line says so.
 */
export function forgetMovedStore(dataDir: string, log: Logger): Job {
  return {
    name: 'snapshots of a store that was moved',
    isOwn: true,
    run: async (now) => {
      if (existsSync(join(dataDir, embeddedFolder))) {
        log.warn(
          { folder: join(dataDir, embeddedFolder) },
          'an embedded store lies here that nothing uses: delete it',
        );
      }
      return forgetSnapshotsBefore(dataDir, now - keptFor);
    },
  };
}

function timeIn(folder: string): number | null {
  const [, day, ...clock] = name.exec(folder) ?? [];
  return day === undefined ? null : Date.parse(`${day}${clock.join(':')}Z`);
}
