import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { damagedPages, type RelationFile } from './damaged-pages.ts';
import type { FileFault } from './fault.ts';

/** OIDs of Postgres' system tables. They are the same in every store and name the tables' files, unless a table was rewritten. */
const systemTables: Readonly<Record<string, string>> = {
  1213: 'pg_tablespace',
  1247: 'pg_type',
  1249: 'pg_attribute',
  1255: 'pg_proc',
  1259: 'pg_class',
  1260: 'pg_authid',
  1262: 'pg_database',
  2224: 'pg_sequence',
  2601: 'pg_am',
  2602: 'pg_amop',
  2603: 'pg_amproc',
  2604: 'pg_attrdef',
  2605: 'pg_cast',
  2606: 'pg_constraint',
  2608: 'pg_depend',
  2610: 'pg_index',
  2611: 'pg_inherits',
  2612: 'pg_language',
  2615: 'pg_namespace',
  2616: 'pg_opclass',
  2617: 'pg_operator',
  2618: 'pg_rewrite',
  2619: 'pg_statistic',
  2620: 'pg_trigger',
  2753: 'pg_opfamily',
};
/** OIDs of user objects start here. */
const firstOfSite = 16_384;

/**
 * Finds the damaged files of a store that cannot list its own files because its system tables are damaged: every file is
 * read. Finds none in a store without checksums. Rejects when a file cannot be read.
 */
export async function damagedFiles(folder: string): Promise<readonly FileFault[]> {
  const files = await numberedFiles(folder);
  const faults = await damagedPages(folder, files);
  // Every file fails: the store has no checksums.
  return faults.length === files.length ? [] : faults;
}

async function numberedFiles(folder: string): Promise<readonly RelationFile[]> {
  const databases = (await readdir(join(folder, 'base'))).map((name) => join('base', name));
  const found: RelationFile[] = [];
  for (const place of ['global', ...databases]) {
    const names = (await readdir(join(folder, place))).filter((name) => /^\d+$/.test(name));
    for (const name of names.toSorted((a, b) => Number(a) - Number(b)))
      found.push({ what: whatIs(name), file: join(place, name) });
  }
  return found;
}

function whatIs(name: string): string {
  const table = systemTables[name];
  if (table !== undefined) return `system table ${table}`;
  return Number(name) < firstOfSite ? `index or table of the system ${name}` : `table or index ${name}`;
}
