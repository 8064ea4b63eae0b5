import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { storeOn } from '../../../src/server/db/store.ts';

const migrationFolder = 'src/server/db/migrations';
/** Another working copy may share the packages, and so this folder, with other migrations. */
const keptUnused = 86_400_000;
const cacheFolder = 'node_modules/.cache/mallard-test-store';

/**
 * An empty, migrated store as a file that PGlite loads into memory. Creating one takes 5 s of CPU time, so it is cached
 * until a migration changes.
 */
export async function storeImage(): Promise<Blob> {
  const file = join(cacheFolder, `${fingerprint()}.tar`);
  if (!existsSync(file)) return new Blob([await makeImage(file)]);
  sayUsed(file);
  return new Blob([readFileSync(file)]);
}

/**
 * Puts an empty, migrated store into a data folder, as a stopped server leaves it, which saves three quarters of a
 * first start.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const kept = join(cacheFolder, fingerprint());
  if (!existsSync(kept)) await makeFolder(kept);
  sayUsed(kept);
  mkdirSync(dataDir, { recursive: true });
  cpSync(kept, join(dataDir, 'db'), { recursive: true });
}

async function makeImage(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const client = await PGlite.create();
  await storeOn(client, 'memory');
  const tar = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  mkdirSync(cacheFolder, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, tar);
  // Parallel workers may do the same work; it does not matter whose image remains.
  renameSync(own, file);
  forgetOlder();
  return tar;
}

async function makeFolder(kept: string): Promise<void> {
  const own = `${kept}.${process.pid}`;
  const client = await PGlite.create({ dataDir: own, loadDataDir: await storeImage() });
  await client.close();
  try {
    renameSync(own, kept);
  } catch {
    // Another worker was faster.
    rmSync(own, { recursive: true, force: true });
  }
}

function sayUsed(kept: string): void {
  const now = new Date();
  utimesSync(kept, now, now);
}

/** Deletes the images of other migrations that have not been used for a day. */
export function forgetOlder(folder = cacheFolder): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(fingerprint())) continue;
    const image = join(folder, name);
    const used = statSync(image, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - used > keptUnused) rmSync(image, { recursive: true, force: true });
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const name of readdirSync(migrationFolder).sort())
    hash.update(readFileSync(join(migrationFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
