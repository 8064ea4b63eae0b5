import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

const source = path.resolve(import.meta.dirname, '../../../src/server/config/secrets.ts');
/** Waits until all of them are there, then takes the secrets of twenty new data folders, as a server does that starts. */
const starting = `
  const { resolveSecrets } = await import(${JSON.stringify(source)});
  process.stdout.write('ready\\n');
  process.stdin.once('data', () => {
    const sites = [];
    for (let n = 0; n < 20; n += 1)
      sites.push(resolveSecrets({}, { production: false, dataDir: process.argv[1] + '/' + n }).site);
    process.stdout.write(JSON.stringify(sites));
    process.stdin.destroy();
  });
`;

it('servers that start at one time on a new data folder have the same secret, and leave one file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mallard-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const servers = Array.from({ length: 4 }, () =>
    spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', starting, folder],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    ),
  );
  await Promise.all(servers.map(({ stdout }) => once(stdout, 'readable')));
  const told = servers.map(({ stdout }) => text(stdout));
  for (const { stdin } of servers) stdin.write('go\n');
  const sites = (await Promise.all(told)).map((one) => one.replace('ready\n', ''));

  expect(JSON.parse(sites[0] ?? '')).toHaveLength(20);
  expect(new Set(sites).size).toBe(1);
  for (const dataDir of readdirSync(folder)) {
    expect(readdirSync(path.join(folder, dataDir))).toEqual(['secrets.json']);
    expect(statSync(path.join(folder, dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  }
});

// In a process of its own: Node's own way to make the folder does not return there.
it.runIf(existsSync('/proc/self'))('a data folder that the system cannot make is refused by its name', () => {
  const start = `
    const { resolveSecrets } = await import(${JSON.stringify(source)});
    try {
      resolveSecrets({}, { production: false, dataDir: '/proc/mallard/data' });
    } catch (error) {
      process.stdout.write(error.name + ': ' + error.message);
    }
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', start], { timeout: 60_000 });
  expect(stdout.toString()).toBe(
    'ConfigError: DATA_DIR is not usable: /proc/mallard/data: no folder can be made there (ENOENT)',
  );
});
