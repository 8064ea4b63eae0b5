import { onPath } from './programs.mjs';
import { longStep, run } from './run.mjs';

/** Non-interactive installation by package manager, in the order in which they are tried. */
const installing = {
  'apt-get': ['install', '-y', '-q', '--no-install-recommends'],
  dnf: ['install', '-y'],
  apk: ['add'],
  pacman: ['-S', '--noconfirm'],
  brew: ['install', '--cask'],
};
/** How to refresh their package lists, which may be outdated or missing. */
const refreshing = { 'apt-get': ['update', '-q'] };

/**
 * Tries the system's package managers in turn until something is installed. Returns whether it is.
 * @param {string} what as in "Installing … with apt-get"
 * @param {Readonly<Record<string, readonly string[]>>} packages by manager, the best first
 * @param {() => boolean} isThere
 * @param {{ quiet?: boolean }} [options] as in `run`
 */
export async function installFromSystem(what, packages, isThere, options = {}) {
  for (const [manager, install] of Object.entries(installing)) {
    if (onPath(manager) === null) continue;
    for (const name of packages[manager] ?? []) {
      await longStep(`Installing ${what} with ${manager}`, () =>
        runWithFreshList(manager, [...install, name], options),
      );
      if (isThere()) return true;
    }
  }
  return false;
}

/**
 * Runs a package manager and, if it fails, refreshes its package list and retries once. Resolves as `run` does.
 * @param {string} manager
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, cwd?: string }} [options]
 */
export async function runWithFreshList(manager, args, options = {}) {
  const first = await run(manager, args, options);
  const refresh = refreshing[manager];
  if (first.code === 0 || refresh === undefined) return first;
  await run(manager, refresh, options);
  return run(manager, args, options);
}
