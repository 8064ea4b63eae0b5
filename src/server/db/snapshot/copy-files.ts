import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { copyGently } from './copy-gently.ts';

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
    await copyGently(from, to, (name) => !leftOut.has(name));
  } finally {
    const { rows } = await sql<{ label: string }>`
      select labelfile as label from pg_backup_stop(false)`.execute(db);
    label = rows[0]?.label ?? '';
  }
  // Only now it holds the end of the copy. Checkpoints, which would clear it, are ours alone.
  await copyGently(join(from, log), join(to, log));
  await writeFile(join(to, 'backup_label'), label);
}

/** Removes a copy, whole or begun. */
export async function removeCopy(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
