import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A snapshot, or the part of one whose process was killed meanwhile. */
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

/** The name of a snapshot: it sorts by time and fits every file system. */
export function snapshotFileName(takenAt: number): string {
  return `store-${new Date(takenAt).toISOString().slice(0, 19).replaceAll(':', '-')}Z.ndjson.gz`;
}

/** The snapshots of a data folder, newest first; none when there is no such folder. */
export async function listSnapshots(dataDir: string): Promise<readonly SnapshotFile[]> {
  return (await found(dataDir)).filter(({ isWhole }) => isWhole);
}

async function found(dataDir: string): Promise<readonly FoundFile[]> {
  const folder = snapshotFolder(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [, time, part] = snapshotName.exec(name) ?? [];
      if (time === undefined) return [];
      const takenAt = Date.parse(`${time.slice(0, 11)}${time.slice(11).replaceAll('-', ':')}Z`);
      return [{ file: join(folder, name), takenAt, isWhole: part === undefined }];
    })
    .sort((one, other) => other.takenAt - one.takenAt);
}

/** What is left in a data folder of snapshots that never became whole; also the one under way, where there is one. */
export async function partSnapshots(dataDir: string): Promise<readonly string[]> {
  return (await found(dataDir)).filter(({ isWhole }) => !isWhole).map(({ file }) => file);
}

/** Removes all but the newest `keep` snapshots, and what is left of those that never became whole. Nobody writes one meanwhile. */
export async function forgetOldSnapshots(dataDir: string, keep: number): Promise<void> {
  const files = await found(dataDir);
  const stay = new Set(files.filter(({ isWhole }) => isWhole).slice(0, keep));
  for (const one of files) if (!stay.has(one)) await rm(one.file, { force: true });
}

/** Removes the snapshots, whole or not, that were taken before a time (milliseconds since the epoch). Answers how many. */
export async function forgetSnapshotsBefore(dataDir: string, time: number): Promise<number> {
  const old = (await found(dataDir)).filter(({ takenAt }) => takenAt <= time);
  for (const { file } of old) await rm(file, { force: true });
  return old.length;
}
