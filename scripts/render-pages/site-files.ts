import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundles, outDir } from '../build/settings.ts';

/** The folder that is served. */
export const servedFiles = path.join(outDir, 'client');

/**
 * Empties the served folder except for some pages and their images, and copies everything else but pages into it:
 * scripts, styles, fonts, the files of `public`.
 */
export async function gatherFiles(filesToKeep: readonly string[]): Promise<void> {
  await mkdir(servedFiles, { recursive: true });
  const stays = new Set(filesToKeep.flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
  for (const file of await listFiles()) if (!stays.has(file)) await rm(path.join(servedFiles, file));
  await cp('public', servedFiles, { recursive: true });
  for (const bundle of ['pages/client', 'boot', 'texts'])
    await cp(path.join(bundles, bundle, 'assets'), path.join(servedFiles, 'assets'), { recursive: true });
}

/** The files in the served folder, by relative name. */
export async function listFiles(): Promise<readonly string[]> {
  const entries = await readdir(servedFiles, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(servedFiles, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .sort();
}
