import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A snapshot, or a partial one whose process was killed. */
const snapshotName = /^store-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.ndjson\.gz(\.\w+\.part)?$/;

/** One snapshot on the disk; `takenAt` in milliseconds since the epoch. */
export interface SnapshotFile {
  readonly file: string;
  readonly takenAt: number;
}

interface FoundFile extends SnapshotFile {
  readonly isWhole: boolean;
}

/** The folder of the snapshots within the data folder. */
export function snapshotFolder(dataDir: string): string {
  return join(dataDir, 'snapshots');
}

/** A snapshot's file name, which sorts by time and is valid on every file system. */
export function snapshotFileName(takenAt: number): string {
  return `store-${new Date(takenAt).toISOString().slice(0, 19).replaceAll(':', '-')}Z.ndjson.gz`;
}

/** The snapshots in a data folder, newest first; none if the folder does not exist. */
export async function listSnapshots(dataDir: string, now: number): Promise<readonly SnapshotFile[]> {
  return newestFirst(await found(dataDir), now).filter(({ isWhole }) => isWhole);
}

/** A clock that was ahead wrote the names that are later than now: everything else was taken since. */
function newestFirst(files: readonly FoundFile[], now: number): readonly FoundFile[] {
  const isLater = ({ takenAt }: FoundFile) => Number(takenAt > now);
  return files.toSorted((one, other) => isLater(one) - isLater(other) || other.takenAt - one.takenAt);
}

async function found(dataDir: string): Promise<readonly FoundFile[]> {
  const folder = snapshotFolder(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => {
    const [, time, part] = snapshotName.exec(name) ?? [];
    if (time === undefined) return [];
    const takenAt = Date.parse(`${time.slice(0, 11)}${time.slice(11).replaceAll('-', ':')}Z`);
    return [{ file: join(folder, name), takenAt, isWhole: part === undefined }];
  });
}

/**
 * Partial snapshots in a data folder, including one under way, if any. A snapshot deletes its own when it ends; those of a
 * killed server are left to housekeeping.
 */
export async function partSnapshots(dataDir: string): Promise<readonly string[]> {
  return (await found(dataDir)).filter(({ isWhole }) => !isWhole).map(({ file }) => file);
}

/** Deletes all but the newest `keep` snapshots. Partial ones do not count, and stay. */
export async function forgetOldSnapshots(dataDir: string, keep: number, now: number): Promise<void> {
  for (const { file } of (await listSnapshots(dataDir, now)).slice(keep)) await rm(file, { force: true });
}

/** Deletes the snapshots, complete or partial, taken before a time (milliseconds since the epoch). Returns how many. */
export async function forgetSnapshotsBefore(dataDir: string, time: number): Promise<number> {
  const old = (await found(dataDir)).filter(({ takenAt }) => takenAt <= time);
  for (const { file } of old) await rm(file, { force: true });
  return old.length;
}
