import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { binaries, pinnedNode, root } from './paths.mjs';
import { longStep, run, stop } from './run.mjs';

/** Installs the packages in package-lock.json, unless they are all there. */
export async function installPackages() {
  if (isInstalled()) return;
  // Not `npm ci`: it rejects a lock without other platforms' optional packages, and a registry may not have them all.
  const { code } = await longStep('Installing packages', () =>
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: withoutOwnTools(),
    }),
  );
  if (code !== 0 || !isInstalled())
    stop('The packages could not be installed; see above. Is the npm registry reachable?');
}

function isInstalled() {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  return wanted !== null && present !== null && existsSync(pinnedNode) && hasAll(present, wanted);
}

/**
 * Whether the packages that are present are those of a lock. Optional ones may be missing: they are for other platforms.
 * @param {{ packages: Readonly<Record<string, { version?: string }>> }} present
 * @param {{ packages: Readonly<Record<string, { version?: string, optional?: boolean }>> }} wanted
 */
export function hasAll(present, wanted) {
  return Object.entries(wanted.packages).every(
    ([name, { version, optional }]) => name === '' || optional || present.packages[name]?.version === version,
  );
}

function readLock(name) {
  try {
    return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  } catch {
    return null;
  }
}

/** npm replaces the contents of node_modules, including its Node, so npm itself runs on the system's. */
function withoutOwnTools() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return {
    ...process.env,
    PATH: folders.filter((folder) => path.resolve(folder) !== binaries).join(path.delimiter),
  };
}
