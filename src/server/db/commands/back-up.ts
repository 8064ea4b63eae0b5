import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../../config/make-folder.ts';
import { embeddedFolder } from '../finish-restore.ts';
import type { Store } from '../store.ts';
import { verifyDumpFile, writeDumpFile } from '../transfer/dump-file.ts';
import { RefusedTargetError } from '../transfer/load-dump.ts';
import { sameRows } from '../transfer/rows-hash.ts';
import { snapshotFileName, snapshotFolder } from '../transfer/snapshot-folder.ts';
import { connect, type StorePlace } from './place.ts';
import { type Print, printTables } from './report.ts';

/**
 * `store backup [file]`: writes the store to one file, reads the file back and compares every table. Returns the file's
 * path. Throws {@link RefusedTargetError} when there is no store, the file already exists or cannot be written,
 * `StoreLockedError` while a server uses the folder. `open` is for callers that already hold the folder's lock.
 */
export async function backUp(
  place: StorePlace,
  options: { readonly file: string | undefined; readonly now: number },
  print: Print,
  open: (place: StorePlace) => Promise<Store> = connect,
): Promise<string> {
  const file = resolve(options.file ?? join(snapshotFolder(place.dataDir), snapshotFileName(options.now)));
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, embeddedFolder))) {
    throw new RefusedTargetError(`There is no store in ${place.dataDir}.`);
  }
  if (existsSync(file)) throw new RefusedTargetError(`${file} exists already: name another file.`);
  const store = await open(place);
  try {
    const tables = await write(store, file, options.now);
    const { end } = await verifyDumpFile(file);
    const wrong = Object.keys(tables).filter((name) => !sameRows(tables[name], end.tables[name]));
    if (wrong.length > 0) throw new Error(`${file} does not hold what the store holds: ${wrong.join(', ')}`);
    print(`Backed up ${store.place}, rows and hash of each table:`);
    printTables(tables, print);
    print(`Written and read back: ${file}`);
    return file;
  } finally {
    await store.close();
  }
}

async function write(store: Store, file: string, now: number): ReturnType<typeof writeDumpFile> {
  try {
    makeFolder(dirname(file));
  } catch (error) {
    throw unusable(file, 'created', error);
  }
  try {
    return await writeDumpFile(store.db, file, now);
  } catch (error) {
    // Only errors of the file have the name of a system call.
    throw error instanceof Error && 'syscall' in error ? unusable(file, 'written', error) : error;
  }
}

function unusable(file: string, what: 'created' | 'written', error: unknown): RefusedTargetError {
  const said = error instanceof Error ? error.message : String(error);
  return new RefusedTargetError(`${file} cannot be ${what}: ${said}`, { cause: error });
}
