import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cache } from './paths.mjs';
import { isProgram, onPath } from './programs.mjs';
import { longStep, run, stop } from './run.mjs';
import { runWithFreshList } from './system-packages.mjs';

/**
 * A program of other people that tests need and that npm does not have.
 * @typedef {object} DebianProgram
 * @property {string} name of the program, and of its package
 * @property {readonly string[]} [libraries] packages that it does not run without
 * @property {string} [folder] where its package puts it; `usr/sbin` unless told otherwise
 * @property {string} variable the environment variable that names it
 * @property {string} purpose as in "Downloading a … for …"
 */

/** Where a program's packages are unpacked. */
export const unpackedFolder = ({ name }) => path.join(cache, name);

/**
 * The path of a program to test with, or null where there is none and none can be had: the one its variable names, one
 * that is installed, else that of Debian's package, unpacked into the cache: nothing is installed, so no rights are
 * needed and no service is started.
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
 * As {@link findDebianProgram}, without downloading anything.
 * @param {DebianProgram} program
 */
export function installedProgram(program) {
  const { name, variable, folder = 'usr/sbin' } = program;
  const named = process.env[variable];
  if (named) return isProgram(named) ? named : stop(`${variable} is not a program: ${named}`);
  const unpacked = path.join(unpackedFolder(program), folder, name);
  // Debian's lies where PATH does not look for users other than root.
  return onPath(name) ?? [path.join('/', folder, name), unpacked].find(isProgram) ?? null;
}
