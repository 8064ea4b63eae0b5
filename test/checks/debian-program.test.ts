import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findDebianProgram, installedProgram, unpackedFolder } from '../../scripts/setup/debian-program.mjs';

const program = {
  name: 'mallard-test-duck',
  libraries: ['libpond'],
  variable: 'TEST_DUCK_PATH',
  purpose: 'a test',
};
const unpacked = unpackedFolder(program);

let bin: string;
beforeEach(() => {
  bin = mkdtempSync(path.join(tmpdir(), 'debian-'));
  vi.stubEnv('PATH', bin);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of [bin, unpacked]) rmSync(folder, { recursive: true, force: true });
});

/** A program that writes down what it is asked, then does what the script says. */
function put(file: string, script = ''): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho "${path.basename(file)} $*" >> ${bin}/asked\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}
const asked = () =>
  existsSync(`${bin}/asked`) ? readFileSync(`${bin}/asked`, 'utf8').trim().split('\n') : [];
const putApt = (unpack: string) => {
  put(path.join(bin, 'apt-get'), ': > mallard-test-duck_1_amd64.deb');
  put(path.join(bin, 'dpkg-deb'), unpack);
};

it('is the one that its variable names, before any other', async () => {
  const named = put(path.join(bin, 'elsewhere/duck'));
  put(path.join(bin, program.name));
  vi.stubEnv(program.variable, named);
  expect(await findDebianProgram(program)).toBe(named);
});

it('stops where its variable names no program, rather than take another', () => {
  put(path.join(bin, program.name));
  vi.stubEnv(program.variable, path.join(bin, 'none'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
  expect(() => installedProgram(program)).toThrow('stopped');
  expect(exit).toHaveBeenCalledWith(1);
});

it('is the installed one, and nothing is downloaded', async () => {
  putApt('');
  const installed = put(path.join(bin, program.name));
  expect(await findDebianProgram(program)).toBe(installed);
  expect(asked()).toEqual([]);
});

it('is unpacked into the cache with its libraries where it is not installed, and not again the next time', async () => {
  putApt(`/bin/mkdir -p usr/sbin; printf '#!/bin/sh' > usr/sbin/${program.name}; /bin/chmod +x usr/sbin/*`);
  const found = await findDebianProgram(program);
  expect(found).toBe(path.join(unpacked, 'usr/sbin', program.name));
  expect(asked()).toEqual([
    'apt-get download -q mallard-test-duck libpond',
    'dpkg-deb -x mallard-test-duck_1_amd64.deb .',
  ]);
  expect(await findDebianProgram(program)).toBe(found);
  expect(asked()).toHaveLength(2);
});

it('is Debian’s, in a folder that only root looks in', () => {
  const folder = path.join(bin, 'sbin');
  const inSbin = put(path.join(folder, program.name));
  expect(installedProgram({ ...program, folder: folder.slice(1) })).toBe(inSbin);
});

it('is none where it can neither be found nor unpacked, and nothing is tried where Debian’s tools are not', async () => {
  expect(await findDebianProgram(program)).toBeNull();
  expect(existsSync(unpacked)).toBe(false);
  putApt('exit 1');
  expect(await findDebianProgram(program)).toBeNull();
});
