import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { freshDatabase } from '../../support/fresh-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'mallard-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm run keys -- …` prints and how it ends. */
function keys(words: string, env: Readonly<Record<string, string>>) {
  const script = join(dirname(inject('serverScript')), 'keys.js');
  return new Promise<{ readonly code: unknown; readonly said: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...words.split(' ')],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const [own, other] = ['a-secret-that-a-store-was-begun-with-4711', 'another-secret-that-it-never-knew-0815'];

describe('the command of the keys', () => {
  it('says when there is no store, and makes none', async () => {
    const none = join(folder, 'none');
    const answer = await keys('list', { DATA_DIR: none });
    expect(answer).toEqual({ code: 1, said: `There is no store in ${none} yet.\n` });
    expect(existsSync(none)).toBe(false);
    const empty = await keys('rotate', { DATA_DIR: none, DATABASE_URL: await freshDatabase('none') });
    expect(empty).toEqual({
      code: 1,
      said: expect.stringMatching(/^There is no store in Postgres at .* yet\.\n$/),
    });
    expect(existsSync(none)).toBe(false);
  });

  it('does nothing with a secret that the store does not take, until that is accepted', async () => {
    const place = { DATA_DIR: folder, DATABASE_URL: await freshDatabase() };
    const by = (words: string, secret: string) => keys(words, { ...place, SITE_SECRET: secret });
    expect(await by('rotate --now', own)).toMatchObject({ code: 0 });
    expect(await by('rotate', other)).toEqual({
      code: 1,
      said: expect.stringMatching(/^SITE_SECRET is not usable: .*accept-secret/),
    });
    expect(await by('accept-secret', other)).toEqual({
      code: 0,
      said: expect.stringContaining('The store takes this secret from now on, and no other.'),
    });
    expect(await by('list', other)).toEqual({ code: 0, said: expect.stringContaining('cannot be opened') });
    expect(await by('list', own)).toMatchObject({ code: 1 });
  });
});
