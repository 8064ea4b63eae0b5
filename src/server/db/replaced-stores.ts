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

/** Where a store stands that a restore or a move to Postgres has replaced: `at` is when, in milliseconds since the epoch. */
export function replacedFolder(dataDir: string, at: number): string {
  const time = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataDir, `${embeddedFolder}.before-${time}Z`);
}

/** Where a store was put away, the newest first; nowhere in a folder that is not there. */
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

/** Throws `ConfigError` for a data folder whose store was put away and none stands in its place: it was moved to Postgres. */
export async function refuseMoved(dataDir: string): Promise<void> {
  if ([embeddedFolder, restoredFolder].some((folder) => existsSync(join(dataDir, folder)))) return;
  const [newest] = await replacedStores(dataDir).catch(() => []);
  if (newest === undefined) return;
  throw new ConfigError(
    `DATABASE_URL is missing: the store was moved to Postgres, and its old one put away as ${newest.folder}. ` +
      `To go on with that one, rename it to ${join(dataDir, embeddedFolder)}`,
  );
}

/** The job that deletes such stores when they have been there for a week: accounts that are deleted since are in them still. */
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
 * The job of a server on Postgres that deletes the snapshots of the embedded store it has moved from, a week after each was taken. Such
 * a store that still stands in its place is nobody's to delete but the operator's: the log says so.
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
