import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { experimentNames } from '../../src/domain/experiment/catalogue.ts';
import { StoreLock } from '../../src/server/db/store-lock.ts';
import { freePort } from '../support/free-port.ts';
import { startServerProcess } from './support/server-process.ts';
import { fillDataFolder } from './support/store-image.ts';

const folder = mkdtempSync(join(tmpdir(), 'mallard-experiments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm run experiments -- …` prints and how it ends. */
function experiments(words: readonly string[], env: Readonly<Record<string, string>>) {
  const script = join(dirname(inject('serverScript')), 'experiments.js');
  return new Promise<{ readonly code: unknown; readonly said: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...words],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const enrolled = 'experiment_enrolled?1&experiment=defaultplan&variant=treatment&exp_defaultplan=treatment';

describe('the command of the experiments', () => {
  it('says what it is when it is called with something else', async () => {
    const { code, said } = await experiments(['stimulate'], { DATA_DIR: folder });
    expect([code, said]).toEqual([2, expect.stringContaining('npm run experiments -- simulate')]);
  });

  it('says when there is no store', async () => {
    const none = join(folder, 'none');
    expect(await experiments([], { DATA_DIR: none })).toEqual({
      code: 1,
      said: `There is no store in ${none} yet.\n`,
    });
  });

  it('names the variable of a Postgres that does not answer', async () => {
    const { code, said } = await experiments([], {
      DATABASE_URL: `postgres://mallard:hidden@127.0.0.1:${await freePort()}/mallard`,
    });
    expect([code, said]).toEqual([1, expect.stringMatching(/^DATABASE_URL is not usable: /)]);
    expect(said).not.toContain('hidden');
  });

  it('asks the running server that has the store, and reads the store once that has ended', async () => {
    const dataDir = join(folder, 'served');
    await fillDataFolder(dataDir);
    const server = await startServerProcess({ DATA_DIR: dataDir });
    const arms = /defaultplan[\s\S]*control +0 +0 +–\n +treatment +1 +0 +0\.00\n/;
    try {
      expect((await fetch(`${server.url}/t/${enrolled}`)).status).toBe(204);
      const asked = await experiments([], { DATA_DIR: dataDir, PUBLIC_URL: server.url });
      expect([asked.code, asked.said]).toEqual([0, expect.stringMatching(arms)]);
    } finally {
      server.terminate();
      await server.ended;
    }
    const read = await experiments([], { DATA_DIR: dataDir });
    expect([read.code, read.said]).toEqual([0, expect.stringMatching(arms)]);
    for (const name of experimentNames) expect(read.said).toContain(name);
  });

  it('says what to do when the store is in use and no server tells', async () => {
    const dataDir = join(folder, 'held');
    await fillDataFolder(dataDir);
    const lock = StoreLock.acquire(dataDir);
    try {
      const port = String(await freePort());
      const { code, said } = await experiments([], { DATA_DIR: dataDir, PORT: port });
      expect(code).toBe(1);
      expect(said).toContain(`is in use by process ${process.pid}`);
      expect(said).toContain(`No server at http://localhost:${port} shows experiments`);
      expect(said).toContain('npm run store -- restore');
    } finally {
      lock.release();
    }
  });

  it('names a folder that cannot be used', async () => {
    const dataDir = join(folder, 'broken');
    for (const part of ['db', 'lock.db']) mkdirSync(join(dataDir, part), { recursive: true });
    const { code, said } = await experiments([], { DATA_DIR: dataDir });
    expect([code, said]).toEqual([1, expect.stringMatching(/^DATA_DIR is not usable: /)]);
  });
});
