import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../support/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'mallard-store-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm run store -- …` prints and how it ends. */
function store(words: readonly string[], env: Readonly<Record<string, string>>) {
  const script = join(dirname(inject('serverScript')), 'store.js');
  return new Promise<{ readonly code: unknown; readonly said: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...words],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, said: stdout + stderr });
      },
    );
  });
}

const deadDatabase = async () => `postgres://mallard:hidden@127.0.0.1:${await freePort()}/mallard`;

describe('the commands of the store', () => {
  it('say what they are when called without one, or with a word too many', async () => {
    for (const words of [[], ['check', 'this'], ['backup', '--force'], ['restore']]) {
      const { code, said } = await store(words, { DATA_DIR: folder });
      expect([code, said]).toEqual([2, expect.stringContaining('npm run store -- backup [file]')]);
    }
  });

  it('name the variable of a folder that cannot be used', async () => {
    for (const part of ['db', 'lock.db']) mkdirSync(join(folder, part));
    expect(await store(['check'], { DATA_DIR: folder })).toEqual({
      code: 1,
      said: `DATA_DIR is not usable: ${folder}: lock.db in it cannot be opened (ERR_SQLITE_ERROR)\n`,
    });
  });

  it('name the variable of a Postgres that does not answer, without its password', async () => {
    const { code, said } = await store(['check'], {
      DATA_DIR: folder,
      DATABASE_URL: await deadDatabase(),
    });
    expect(code).toBe(1);
    expect(said).toMatch(
      /^DATABASE_URL is not usable: Postgres at 127\.0\.0\.1:\d+\/mallard: .*ECONNREFUSED/m,
    );
    expect(said).not.toContain('hidden');
    expect(said).not.toContain('    at ');
  });

  it('tell a Postgres that is to be filled from the one of the store', async () => {
    const { code, said } = await store(['to-postgres', 'mysql://elsewhere/db'], { DATA_DIR: folder });
    expect([code, said]).toEqual([1, 'The address is not usable: it must start with postgres://\n']);
  });
});
