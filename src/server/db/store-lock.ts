import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../config/make-folder.ts';

/** Another process holds the data folder; the message names the process, the folder and the way out. */
export class StoreLockedError extends Error {
  override readonly name = 'StoreLockedError';
}

// A garbage-collected handle would close itself and release the folder while the process goes on.
const held = new Set<StoreLock>();

/**
 * An exclusive lock on a data folder. The embedded store has a single writer: two processes would destroy its files.
 * Uses SQLite's file lock, which the kernel releases however the process ends, so no stale lock remains.
 */
export class StoreLock {
  private constructor(
    private readonly handle: DatabaseSync,
    private readonly pidFile: string,
  ) {}

  /** Locks the folder, creating it if missing. Throws {@link StoreLockedError} when another live process holds it. */
  static acquire(folder: string): StoreLock {
    makeFolder(folder);
    const pidFile = join(folder, 'lock.pid');
    const handle = new DatabaseSync(join(folder, 'lock.db'));
    try {
      handle.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      handle.close();
      if (!isBusy(error)) throw error;
      throw new StoreLockedError(
        `The data folder ${folder} is in use by process ${readPid(pidFile)}. ` +
          'Stop that process, or set DATA_DIR to another folder.',
      );
    }
    writeFileSync(pidFile, `${process.pid}\n`);
    const lock = new StoreLock(handle, pidFile);
    held.add(lock);
    return lock;
  }

  /** Releases the folder. Must be called only once. */
  release(): void {
    held.delete(this);
    rmSync(this.pidFile, { force: true });
    this.handle.close();
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
