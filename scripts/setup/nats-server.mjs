import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cache } from './paths.mjs';
import { isProgram, onPath } from './programs.mjs';
import { longStep, run, stop } from './run.mjs';

const folder = path.join(cache, 'nats-server');
const unpacked = path.join(folder, 'usr/sbin/nats-server');

/** What to do where none is found, as the end of a sentence. */
export const howToGetNatsServer =
  'install one (apt install nats-server, brew install nats-server), or set NATS_SERVER_PATH to it';

/**
 * The path of a nats-server to test and measure with, or null where there is none and none can be had: the one
 * NATS_SERVER_PATH names, one that is installed, else that of Debian's package, unpacked into the cache: nothing is
 * installed, so no rights are needed and no service is started.
 */
export async function findNatsServer() {
  const found = installedNatsServer();
  if (found !== null || onPath('apt-get') === null || onPath('dpkg-deb') === null) return found;
  await longStep('Downloading a nats-server for the tests of the beacon', async () => {
    mkdirSync(folder, { recursive: true });
    const isRoot = process.getuid?.() === 0;
    if (!(await download()) && isRoot) {
      await run('apt-get', ['update', '-q'], { quiet: true });
      await download();
    }
    const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (file !== undefined) await run('dpkg-deb', ['-x', file, '.'], { quiet: true, cwd: folder });
  });
  return installedNatsServer();
}

/** As {@link findNatsServer}, without downloading anything. */
export function installedNatsServer() {
  const named = process.env.NATS_SERVER_PATH;
  if (named) return isProgram(named) ? named : stop(`NATS_SERVER_PATH is not a program: ${named}`);
  // Debian's lies where PATH does not look for users other than root.
  return onPath('nats-server') ?? ['/usr/sbin/nats-server', unpacked].find(isProgram) ?? null;
}

async function download() {
  const { code } = await run('apt-get', ['download', '-q', 'nats-server'], { quiet: true, cwd: folder });
  return code === 0;
}
