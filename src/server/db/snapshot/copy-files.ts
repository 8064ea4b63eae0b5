import { constants } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

const log = 'pg_wal';
/** What the running database has for itself. */
const leftOut: ReadonlySet<string> = new Set(['postmaster.pid', 'postmaster.opts', 'pgsql_tmp', log]);

/**
 * Copies the files of the running embedded store, `from` one folder `to` another, which must not be there. Calls go on
 * meanwhile: they wait only for the two statements around the copy, some 20 ms each. A file may be copied in the middle of
 * a change; opened, the copy puts that right from the log of changes, as after a crash, and is then the store as it was
 * when the copy ended. Rejects when a file cannot be written; the copy is then of no use.
 */
export async function copyFiles(db: Kysely<Database>, from: string, to: string): Promise<void> {
  await sql`select pg_backup_start('snapshot', true)`.execute(db);
  let label = '';
  try {
    await copyFolder(from, to, (path) => !leftOut.has(basename(path)));
  } finally {
    const { rows } = await sql<{ label: string }>`
      select labelfile as label from pg_backup_stop(false)`.execute(db);
    label = rows[0]?.label ?? '';
  }
  // Only now it holds the end of the copy. Checkpoints, which would clear it, are ours alone.
  await mkdir(join(to, log), { recursive: true });
  await copyFolder(join(from, log), join(to, log), () => true);
  await writeFile(join(to, 'backup_label'), label);
}

/** Removes a copy, whole or begun. */
export async function removeCopy(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

function copyFolder(from: string, to: string, filter: (path: string) => boolean): Promise<void> {
  // A file system that can shares the blocks of both files until one of them changes.
  return cp(from, to, { recursive: true, filter, mode: constants.COPYFILE_FICLONE });
}
