import { connectPostgres } from '../store.ts';
import { dumpFileLines } from '../transfer/dump-file.ts';
import { loadDump, RefusedTargetError } from '../transfer/load-dump.ts';
import { backUp } from './back-up.ts';
import type { StorePlace } from './place.ts';
import { type Print, printTables } from './report.ts';

/**
 * `store to-postgres <url>`: copies the embedded store into an empty Postgres, by way of a backup file that stays.
 * Every table is compared before the copy is kept. The embedded store is not changed.
 * Throws {@link RefusedTargetError} when the database holds data, `StoreLockedError` while a server uses the folder.
 */
export async function copyToPostgres(
  place: StorePlace,
  options: { readonly url: string; readonly now: number },
  print: Print,
): Promise<void> {
  if (place.databaseUrl !== undefined) {
    throw new RefusedTargetError(
      'DATABASE_URL is set: the store is in Postgres already. Unset it to move another one.',
    );
  }
  const file = await backUp(place, { file: undefined, now: options.now }, print);
  const target = connectPostgres(options.url);
  try {
    const tables = await loadDump(target.db, dumpFileLines(file));
    print(`Copied to ${target.place}, rows and hash of each table, as in the store:`);
    printTables(tables, print);
    print('Set DATABASE_URL to that address for the next start.');
  } finally {
    await target.close();
  }
}
