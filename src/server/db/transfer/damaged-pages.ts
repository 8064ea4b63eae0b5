import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { FileFault } from './fault.ts';
import { isPageWhole, pageSize } from './page-checksum.ts';

/** A file of the database: what it holds, as part of a sentence, and its path below the database's folder. */
export interface RelationFile {
  readonly what: string;
  readonly file: string;
}

const pagesAtOnce = 128;
/** A relation is split into files (`.1`, `.2` …) of this many pages. */
const pagesOfFile = 131_072;

/** The files of all tables and indexes; empty when the store has no checksums, which only very old ones lack. */
export async function relationFiles(db: Kysely<Database>): Promise<readonly RelationFile[]> {
  const { rows: settings } = await sql<{ on: boolean }>`
    select current_setting('data_checksums') = 'on' as on`.execute(db);
  if (settings[0]?.on !== true) return [];
  const { rows } = await sql<RelationFile>`
    select pg_relation_filepath(c.oid) as file, case
      when i.indrelid is not null then
        'index ' || c.relname || ' of the table ' || coalesce(o.relname, t.relname, i.indrelid::regclass::text)
      when t.relname is not null then 'table ' || t.relname
      else 'table ' || c.relname end as what
    from pg_class c
    left join pg_index i on i.indexrelid = c.oid
    left join pg_class t on t.reltoastrelid = c.oid
    left join pg_class o on o.reltoastrelid = i.indrelid
    where pg_relation_filepath(c.oid) is not null and c.relkind in ('r', 'i', 't')
    order by c.relname collate "C"`.execute(db);
  return rows;
}

/** Reads every page of the given files below a folder, and reports the first corrupt page of each file. */
export async function damagedPages(
  folder: string,
  files: readonly RelationFile[],
): Promise<readonly FileFault[]> {
  const faults: FileFault[] = [];
  for (const { what, file } of files) {
    const page = await firstDamaged(join(folder, file));
    if (page !== null) faults.push({ what: `The ${what} is damaged`, file, shownBy: `page ${page}` });
  }
  return faults;
}

async function firstDamaged(file: string): Promise<number | null> {
  for (let part = 0; ; part += 1) {
    const damaged = await firstDamagedOf(part === 0 ? file : `${file}.${part}`, part * pagesOfFile);
    if (damaged === 'no file') return null;
    if (damaged !== null) return damaged;
  }
}

async function firstDamagedOf(file: string, before: number): Promise<number | null | 'no file'> {
  const opened = await open(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (opened === null) return 'no file';
  try {
    const pages = Buffer.alloc(pagesAtOnce * pageSize);
    for (let number = before; ; ) {
      const { bytesRead } = await opened.read(pages, 0, pages.length, (number - before) * pageSize);
      for (let at = 0; at < bytesRead; at += pageSize, number += 1) {
        const isCutOff = at + pageSize > bytesRead;
        if (isCutOff || !isPageWhole(pages.subarray(at, at + pageSize), number)) return number;
      }
      if (bytesRead < pages.length) return null;
    }
  } finally {
    await opened.close();
  }
}
