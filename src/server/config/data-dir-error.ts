import { ConfigError } from './config-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  'mkdir ENOENT': 'no folder can be made there',
  // SQLite's lock, which is opened first.
  ERR_SQLITE_ERROR: 'lock.db in it cannot be opened',
};

/** The error as {@link ConfigError} when it means that the data folder cannot be used; else the error itself. */
export function dataDirError(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isMaking = error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
  const reason = reasons[code] ?? (isMaking ? reasons[`mkdir ${code}`] : undefined);
  if (reason === undefined) return error;
  return new ConfigError(`DATA_DIR is not usable: ${dataDir}: ${reason} (${code})`, { cause: error });
}
