import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptDays } from '../../domain/records/kept-days.ts';
import type { Job } from '../job.ts';
import { embeddedFolder } from './finish-restore.ts';

const keptFor = keptDays.replacedStores * 86_400_000;
const name = new RegExp(String.raw`^${embeddedFolder}\.before-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z$`);

/** Where a store stands that a restore has replaced: `at` is when, in milliseconds since the epoch. */
export function replacedFolder(dataDir: string, at: number): string {
  const time = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataDir, `${embeddedFolder}.before-${time}Z`);
}

/** The job that deletes such stores when they have been there for a week: accounts that are deleted since are in them still. */
export function forgetReplacedStores(dataDir: string): Job {
  return {
    name: 'stores that were replaced',
    run: async (now) => {
      let gone = 0;
      for (const folder of await readdir(dataDir)) {
        const replacedAt = timeIn(folder);
        if (replacedAt === null || replacedAt > now - keptFor) continue;
        await rm(join(dataDir, folder), { recursive: true, force: true });
        gone += 1;
      }
      return gone;
    },
  };
}

function timeIn(folder: string): number | null {
  const [, day, ...clock] = name.exec(folder) ?? [];
  return day === undefined ? null : Date.parse(`${day}${clock.join(':')}Z`);
}
