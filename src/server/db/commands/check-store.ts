import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { embeddedFolder } from '../finish-restore.ts';
import { verifyDumpFile } from '../transfer/dump-file.ts';
import { DamagedDumpError } from '../transfer/dump-lines.ts';
import { examine, type FurtherCheck } from '../transfer/examine.ts';
import { listSnapshots } from '../transfer/snapshot-folder.ts';
import { connect, type StorePlace } from './place.ts';
import { type Print, printTables } from './report.ts';

/**
 * `store check`: reads every row and every snapshot, and prints what it found. Changes nothing. True when all is well.
 * Throws `StoreLockedError` while a server uses the folder.
 */
export async function checkStore(
  place: StorePlace,
  print: Print,
  further: readonly FurtherCheck[] = [],
): Promise<boolean> {
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, embeddedFolder))) {
    print(`There is no store in ${place.dataDir} yet.`);
    return false;
  }
  const store = await connect(place);
  try {
    print(`Store      ${store.place}`);
    const found = await examine(store.db, further);
    const { done, pending } = found.migrations;
    print(
      `Migrations ${done} done${pending.length > 0 ? `, waiting for the next start: ${pending.join(', ')}` : ''}`,
    );
    print('Tables     rows and hash');
    printTables(found.tables, print);
    const damaged = place.databaseUrl === undefined ? await damagedSnapshots(place.dataDir, print) : [];
    const faults = [...found.faults, ...damaged];
    for (const fault of faults) print(`FAULT      ${fault}`);
    print(faults.length === 0 ? 'All is well.' : `${faults.length} faults.`);
    return faults.length === 0;
  } finally {
    await store.close();
  }
}

async function damagedSnapshots(dataDir: string, print: Print): Promise<string[]> {
  const damaged: string[] = [];
  const snapshots = await listSnapshots(dataDir);
  for (const { file } of snapshots) {
    try {
      await verifyDumpFile(file);
    } catch (error) {
      if (!(error instanceof DamagedDumpError)) throw error;
      damaged.push(`The snapshot ${basename(file)} is damaged: ${error.message}`);
    }
  }
  print(`Snapshots  ${snapshots.length - damaged.length} whole, ${damaged.length} damaged`);
  return damaged;
}
