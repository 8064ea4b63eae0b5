import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { embeddedFolder } from '../finish-restore.ts';
import type { Store } from '../store.ts';
import { StoreLockedError } from '../store-lock.ts';
import { damagedPages, relationFiles } from '../transfer/damaged-pages.ts';
import { verifyDumpFile } from '../transfer/dump-file.ts';
import { DamagedDumpError } from '../transfer/dump-lines.ts';
import { examine, type FurtherCheck } from '../transfer/examine.ts';
import { type Fault, type FileFault, faultSentence } from '../transfer/fault.ts';
import { damagedFiles } from '../transfer/numbered-files.ts';
import { listSnapshots, type SnapshotFile } from '../transfer/snapshot-folder.ts';
import { connect, type StorePlace } from './place.ts';
import { type Print, printTables } from './report.ts';

/**
 * `store check`: reads every row and every snapshot and prints the result: the name and file of each damaged table and,
 * if there is any fault, the newest intact snapshot. Read-only. Returns true when the store is healthy.
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
  const faults = [...(await faultsOfStore(place, print, further))];
  const snapshots = place.databaseUrl === undefined ? await lookAtSnapshots(place.dataDir, print) : null;
  faults.push(...(snapshots?.damaged ?? []));
  for (const fault of faults) print(`FAULT      ${faultSentence(fault)}`);
  print(faults.length === 0 ? 'All is well.' : `${faults.length} fault${faults.length === 1 ? '' : 's'}.`);
  if (faults.length > 0 && snapshots !== null) print(wayBack(snapshots.newestWhole));
  return faults.length === 0;
}

/** Faults of the store itself. A store that cannot be opened or read counts as a fault too. */
async function faultsOfStore(
  place: StorePlace,
  print: Print,
  further: readonly FurtherCheck[],
): Promise<readonly (Fault | FileFault)[]> {
  const folder = join(place.dataDir, embeddedFolder);
  let store: Store | undefined;
  let damaged: readonly FileFault[] = [];
  try {
    store = await connect(place);
    print(`Store      ${store.place}`);
    // A query reads only some pages of an index, and a scan of the rows reads none. So read all files page by page.
    if (place.databaseUrl === undefined) damaged = await damagedPages(folder, await relationFiles(store.db));
    const { migrations, tables, faults } = await examine(store.db, further);
    const { done, pending } = migrations;
    print(
      `Migrations ${done} done${pending.length > 0 ? `, waiting for the next start: ${pending.join(', ')}` : ''}`,
    );
    print('Tables     rows and hash');
    printTables(tables, print);
    const told = new Set(faults.map((fault) => ('file' in fault ? fault.file : null)));
    return [...faults, ...damaged.filter(({ file }) => !told.has(file))];
  } catch (error) {
    if (place.databaseUrl !== undefined || error instanceof StoreLockedError || isOfFolder(error))
      throw error;
    const said = error instanceof Error ? error.message : String(error);
    // The list of files comes from the store's own catalogue, which may be the damaged part.
    if (damaged.length === 0) damaged = await damagedFiles(folder).catch(() => []);
    return [{ what: `The store in ${folder} cannot be read: ${said}` }, ...damaged];
  } finally {
    await store?.close().catch(() => {});
  }
}

/** Whether the folder itself is unusable (permissions, not a folder), which says nothing about the store in it. */
function isOfFolder(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(?:E[A-Z]+|ERR_SQLITE_ERROR)$/.test(String(error.code))
  );
}

interface SnapshotsFound {
  readonly damaged: readonly Fault[];
  readonly newestWhole: SnapshotFile | null;
}

async function lookAtSnapshots(dataDir: string, print: Print): Promise<SnapshotsFound> {
  const damaged: Fault[] = [];
  let newestWhole: SnapshotFile | null = null;
  const snapshots = await listSnapshots(dataDir, Date.now());
  for (const snapshot of snapshots) {
    try {
      await verifyDumpFile(snapshot.file);
      newestWhole ??= snapshot;
    } catch (error) {
      if (!(error instanceof DamagedDumpError)) throw error;
      damaged.push({ what: `The snapshot ${basename(snapshot.file)} is damaged: ${error.message}` });
    }
  }
  print(`Snapshots  ${snapshots.length - damaged.length} whole, ${damaged.length} damaged`);
  return { damaged, newestWhole };
}

function wayBack(newestWhole: SnapshotFile | null): string {
  return newestWhole === null
    ? 'There is no whole snapshot.'
    : `The newest whole snapshot is of ${new Date(newestWhole.takenAt).toISOString()}: npm run store -- restore ${newestWhole.file} --force`;
}
