import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { installFromSystem } from '../../scripts/setup/system-packages.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A machine that has these package managers alone, each a script. Gives what they were asked, in order, and whether a file is there. */
function machineWith(managers: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'managers-'));
  const asked = path.join(folder, 'asked');
  for (const [name, script] of Object.entries(managers)) {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> ${asked}\ncd ${folder}\n${script}\n`);
    chmodSync(file, 0o755);
  }
  vi.stubEnv('PATH', folder);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return {
    asked: () => (existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : []),
    isThere: () => existsSync(path.join(folder, 'there')),
  };
}

const packages = { 'apt-get': ['small-duck', 'duck'], dnf: ['duck'], pacman: ['duck'] };
const install = (isThere: () => boolean) => installFromSystem('a duck', packages, isThere, { quiet: true });

it.each([
  ['apt-get', 'apt-get install -y -q --no-install-recommends small-duck'],
  ['dnf', 'dnf install -y duck'],
])('a package is installed with %s where that is there, and its list left alone', async (manager, call) => {
  const { asked, isThere } = machineWith({ [manager]: ': > there', pacman: ': > there' });
  expect(await install(isThere)).toBe(true);
  expect(asked()).toEqual([call]);
});

it('a list that does not know the package is fetched, and the package asked for again', async () => {
  const { asked, isThere } = machineWith({
    'apt-get': 'case $1 in update) : > list ;; install) [ -e list ] && : > there ;; esac',
  });
  expect(await install(isThere)).toBe(true);
  const small = 'apt-get install -y -q --no-install-recommends small-duck';
  expect(asked()).toEqual([small, 'apt-get update -q', small]);
});

it('the next package and the next manager are tried, and it says when nothing helped', async () => {
  const { asked, isThere } = machineWith({ 'apt-get': 'exit 100', dnf: 'exit 1' });
  expect(await install(isThere)).toBe(false);
  expect(asked().filter((call) => !call.includes('update'))).toEqual([
    ...['small-duck', 'small-duck', 'duck', 'duck'].map(
      (name) => `apt-get install -y -q --no-install-recommends ${name}`,
    ),
    'dnf install -y duck',
  ]);
});

it('a machine without a package manager is left as it is', async () => {
  const { asked, isThere } = machineWith({});
  expect([await install(isThere), asked()]).toEqual([false, []]);
});
