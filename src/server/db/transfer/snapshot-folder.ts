import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const snapshotName = /^store-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.ndjson\.gz$/;

/** One snapshot on the disk; `takenAt` in milliseconds since the epoch. */
export interface SnapshotFile {
  readonly file: string;
  readonly takenAt: number;
}

/** The folder of the snapshots within the data folder. */
export function snapshotFolder(dataDir: string): string {
  return join(dataDir, 'snapshots');
}

/** The name of a snapshot: it sorts by time and fits every file system. */
export function snapshotFileName(takenAt: number): string {
  return `store-${new Date(takenAt).toISOString().slice(0, 19).replaceAll(':', '-')}Z.ndjson.gz`;
}

/** The snapshots of a data folder, newest first; none when there is no such folder. */
export async function listSnapshots(dataDir: string): Promise<readonly SnapshotFile[]> {
  const folder = snapshotFolder(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const time = snapshotName.exec(name)?.[1];
      if (time === undefined) return [];
      const takenAt = Date.parse(`${time.slice(0, 11)}${time.slice(11).replaceAll('-', ':')}Z`);
      return [{ file: join(folder, name), takenAt }];
    })
    .sort((one, other) => other.takenAt - one.takenAt);
}

/** Removes all but the newest `keep` snapshots. */
export async function forgetOldSnapshots(dataDir: string, keep: number): Promise<void> {
  for (const { file } of (await listSnapshots(dataDir)).slice(keep)) await rm(file, { force: true });
}
