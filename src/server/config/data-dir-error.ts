import { statSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

const isFile = 'it is a file, not a folder';
const liesInFile = 'a part of its path is a file, not a folder';

const reasons: Readonly<Record<string, string>> = {
  EEXIST: isFile,
  ENOTDIR: liesInFile,
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  'mkdir ENOENT': 'no folder can be made there',
  // SQLite's lock file, which is opened first.
  ERR_SQLITE_ERROR: 'lock.db in it cannot be opened',
};

/** Converts an error to {@link ConfigError} when it means that the data folder is unusable; otherwise returns it unchanged. */
export function dataDirError(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isMaking = error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
  const reason = reasons[code] ?? (isMaking ? reasons[`mkdir ${code}`] : undefined);
  if (reason === undefined) return error;
  return new ConfigError(`DATA_DIR is not usable: ${dataDir}: ${reason} (${code})`, { cause: error });
}

/** Why a path is not and cannot become a folder, as the end of a sentence; null if it is or can. */
export function whyNoFolder(named: string): string | null {
  try {
    return statSync(named).isDirectory() ? null : isFile;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOTDIR' ? liesInFile : null;
  }
}
