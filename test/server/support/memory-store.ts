import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Store, storeOn } from '../../../src/server/db/store.ts';

const migrationFolder = 'src/server/db/migrations';
const cacheFolder = 'node_modules/.cache/mallard-test-store';

/**
 * An empty, migrated store in memory, about 0.5 s. The first test after a change of a migration makes its image
 * (some seconds), the others load it.
 */
export async function openMemoryStore(): Promise<Store> {
  return storeOn(await PGlite.create({ loadDataDir: await image() }), 'memory');
}

/** An empty, migrated store in a data folder, as the server has it, on the image of {@link openMemoryStore}. */
export async function openFolderStore(dataDir: string): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const client = await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir: await image() });
  return storeOn(client, dataDir);
}

async function image(): Promise<Blob> {
  const file = join(cacheFolder, `${fingerprint()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return makeImage(file);
  }
}

async function makeImage(file: string): Promise<Blob> {
  const client = await PGlite.create();
  await storeOn(client, 'memory');
  const tar = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(cacheFolder, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await tar.arrayBuffer()));
  // Parallel workers may do the same work; the last one's image is as good as the first one's.
  renameSync(own, file);
  for (const old of readdirSync(cacheFolder)) {
    const path = join(cacheFolder, old);
    if (old.endsWith('.tar') && path !== file) rmSync(path, { force: true });
  }
  return tar;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const name of readdirSync(migrationFolder).sort())
    hash.update(readFileSync(join(migrationFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
