import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  forgetMovedStore,
  forgetReplacedStores,
  replacedFolder,
} from '../../../src/server/db/replaced-stores.ts';
import { forgetOldSnapshots } from '../../../src/server/db/transfer/snapshot-folder.ts';
import { createLog } from '../../../src/server/log.ts';
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

it('of a store that was moved to Postgres the snapshots go after seven days, whole or not, and a store that was left is named', async () => {
  const moved = join(dataDir, 'moved');
  const snapshots = join(moved, 'snapshots');
  mkdirSync(snapshots, { recursive: true });
  const old = 'store-2026-11-21T11-05-09Z.ndjson.gz';
  const newer = 'store-2026-11-22T11-05-09Z.ndjson.gz';
  for (const file of [old, `${old}.0a1b2c3d.part`, newer, 'mine.gz'])
    writeFileSync(join(snapshots, file), '');
  const said: string[] = [];
  const { run } = forgetMovedStore(moved, createLog('warn', { write: (line) => said.push(line) }));
  await run(at + days(7) - 1, () => true);
  expect(readdirSync(snapshots)).toHaveLength(4);
  await run(at + days(7), () => true);
  expect(readdirSync(snapshots).toSorted()).toEqual(['mine.gz', newer]);
  expect(said).toEqual([]);
  mkdirSync(join(moved, 'db'));
  await run(at + days(7), () => true);
  expect(said.join()).toContain('nothing uses');
  expect(readdirSync(moved).toSorted()).toEqual(['db', 'snapshots']);
});

it('what a killed process left of a snapshot goes with the older ones', async () => {
  const folder = join(dataDir, 'parts');
  const snapshots = join(folder, 'snapshots');
  mkdirSync(snapshots, { recursive: true });
  const names = ['21', '22', '23'].map((day) => `store-2026-11-${day}T11-05-09Z.ndjson.gz`);
  for (const file of [...names, `${names[2]}.0a1b2c3d.part`]) writeFileSync(join(snapshots, file), '');
  await forgetOldSnapshots(folder, 2, Date.UTC(2026, 10, 24));
  expect(readdirSync(snapshots).toSorted()).toEqual(names.slice(1));
});

it('a server on Postgres needs no data folder', async () => {
  const none = join(dataDir, 'none');
  expect(await forgetReplacedStores(none).run(at, () => true)).toBe(0);
  expect(await forgetMovedStore(none, createLog('silent')).run(at, () => true)).toBe(0);
});
