import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { copyGently } from './copy-gently.ts';

const log = 'pg_wal';
/** Timeline and position, so that names sort in the order the files were written. */
const logFile = /^[\dA-F]{24}$/;
/** Files that belong to the running database only. */
const leftOut: ReadonlySet<string> = new Set(['postmaster.pid', 'postmaster.opts', 'pgsql_tmp', log]);

/**
 * Copies the files of the running embedded store from one folder to another, which must not exist. Calls go on meanwhile:
 * they wait only for the two statements around the copy, some 20 ms each. A file may be copied in the middle of a change;
 * when the copy is opened, it recovers from the write-ahead log as after a crash, and is then the store as it was when the
 * copy ended. Only the part of the log written meanwhile is copied: Postgres keeps older log files for reuse, a gigabyte
 * after a large import. Rejects when a file cannot be written; the copy is then unusable.
 */
export async function copyFiles(db: Kysely<Database>, from: string, to: string): Promise<void> {
  const { file: first } = await one(
    db,
    sql<{ file: string }>`select pg_walfile_name(pg_backup_start('snapshot', true)) as file`,
  );
  const stop = () =>
    one(
      db,
      sql<{
        label: string;
        file: string;
      }>`select labelfile as label, pg_walfile_name(lsn) as file from pg_backup_stop(false)`,
    );
  await copyGently(from, to, (name) => !leftOut.has(name)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const { label, file: last } = await stop();
  // The log only now holds the end of the copy. Only our own checkpoints would clear it, and they are held off.
  await copyGently(
    join(from, log),
    join(to, log),
    (name) => !logFile.test(name) || (name >= first && name <= last),
  );
  await writeFile(join(to, 'backup_label'), label);
}

async function one<Row>(db: Kysely<Database>, statement: RawBuilder<Row>): Promise<Row> {
  const { rows } = await statement.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The store did not answer its own backup');
  return row;
}

/** Removes a copy, complete or not. */
export async function removeCopy(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
