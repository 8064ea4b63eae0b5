import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cache } from './paths.mjs';
import { isProgram, onPath } from './programs.mjs';
import { longStep, run, stop } from './run.mjs';
import { runWithFreshList } from './system-packages.mjs';

/**
 * A third-party program that tests need and npm does not have.
 * @typedef {object} DebianProgram
 * @property {string} name of the program, and of its package
 * @property {readonly string[]} [libraries] packages that it needs to run
 * @property {string} [folder] where its package puts it; `usr/sbin` by default
 * @property {string} variable the environment variable that names it
 * @property {string} purpose as in "Downloading a … for …"
 */

/** Where a program's packages are unpacked. */
export const unpackedFolder = ({ name }) => path.join(cache, name);

/**
 * The path of a program for tests, or null if it is not available: the one its variable names, an installed one, else
 * the one from Debian's package, unpacked into the cache. Nothing is installed, so no privileges are needed and no
 * service is started.
 * @param {DebianProgram} program
 */
export async function findDebianProgram(program) {
  const found = installedProgram(program);
  if (found !== null || onPath('apt-get') === null || onPath('dpkg-deb') === null) return found;
  const folder = unpackedFolder(program);
  await longStep(`Downloading a ${program.name} for ${program.purpose}`, async () => {
    mkdirSync(folder, { recursive: true });
    const { name, libraries = [] } = program;
    await runWithFreshList('apt-get', ['download', '-q', name, ...libraries], { quiet: true, cwd: folder });
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', file, '.'], { quiet: true, cwd: folder });
    }
  });
  return installedProgram(program);
}

/**
 * Like {@link findDebianProgram}, but never downloads.
 * @param {DebianProgram} program
 */
export function installedProgram(program) {
  const { name, variable, folder = 'usr/sbin' } = program;
  const named = process.env[variable];
  if (named) return isProgram(named) ? named : stop(`${variable} is not a program: ${named}`);
  const unpacked = path.join(unpackedFolder(program), folder, name);
  // Debian's is in a folder that is only in root's PATH.
  return onPath(name) ?? [path.join('/', folder, name), unpacked].find(isProgram) ?? null;
}
