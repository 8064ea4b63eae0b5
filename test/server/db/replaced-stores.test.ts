import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetReplacedStores, replacedFolder } from '../../../src/server/db/replaced-stores.ts';
import { days } from '../support/manual-clock.ts';

const at = Date.UTC(2026, 10, 21, 11, 5, 9);

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mallard-replaced-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('a store that a restore has replaced goes after seven days, and nothing else in the folder does', async () => {
  const replaced = replacedFolder(dataDir, at);
  const newer = replacedFolder(dataDir, at + days(3));
  for (const folder of [replaced, newer, join(dataDir, 'db'), join(dataDir, 'db.before-the-flood')]) {
    mkdirSync(join(folder, 'base'), { recursive: true });
    writeFileSync(join(folder, 'base', '1'), 'rows');
  }
  const { run } = forgetReplacedStores(dataDir);
  await run(at + days(7) - 1, () => true);
  expect(readdirSync(dataDir)).toContain(basename(replaced));
  await run(at + days(7), () => true);
  expect(readdirSync(dataDir).toSorted()).toEqual(['db', basename(newer), 'db.before-the-flood']);
});
