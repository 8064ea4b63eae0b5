import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from '../../../src/server/app.ts';
import { loadConfig } from '../../../src/server/config/config.ts';
import { copiesLeftBeside, copiesLeftByStore } from '../../../src/server/db/left-copies.ts';
import { StoreLock } from '../../../src/server/db/store-lock.ts';
import { createLog } from '../../../src/server/log.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { fillDataFolder } from '../support/store-image.ts';

const copies = ['db.copy', 'db.restored', 'db.restoring'];

let dataDir: string;
let said: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mallard-left-'));
  said = [];
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const log = createLog('info', { write: (line) => said.push(line) });
const make = (...names: readonly string[]) => {
  for (const name of names) {
    mkdirSync(join(dataDir, name, 'base'), { recursive: true });
    writeFileSync(join(dataDir, name, 'base', '1'), 'rows');
  }
};
const makeSnapshots = () => {
  mkdirSync(join(dataDir, 'snapshots'));
  for (const name of ['store-2026-11-21T11-05-09Z.ndjson.gz', 'store-2026-11-22T11-05-09Z.ndjson.gz.0a.part'])
    writeFileSync(join(dataDir, 'snapshots', name), '');
};
const left = () => readdirSync(dataDir).filter((name) => !name.startsWith('lock.'));

describe('beside the embedded store that a server has open', () => {
  const tidy = (isCopying = false) => copiesLeftByStore(dataDir, log, () => isCopying).run(0, () => true);

  it('what killed snapshots and restores left goes, and the log says so', async () => {
    make('db', 'db.before-2026-11-21T12-00-00Z', ...copies);
    makeSnapshots();
    expect(await tidy()).toBe(4);
    expect(left()).toEqual(['db', 'db.before-2026-11-21T12-00-00Z', 'snapshots']);
    expect(readdirSync(join(dataDir, 'snapshots'))).toEqual(['store-2026-11-21T11-05-09Z.ndjson.gz']);
    for (const name of copies) expect(said.join()).toContain(join(dataDir, name));
    expect(said.join()).toContain('.part');
  });

  it('a snapshot under way keeps its folder and its file', async () => {
    make('db', ...copies);
    makeSnapshots();
    expect(await tidy(true)).toBe(0);
    expect(left()).toEqual(['db', ...copies, 'snapshots']);
    expect(readdirSync(join(dataDir, 'snapshots'))).toHaveLength(2);
    expect(said).toEqual([]);
  });

  it('what a killed deletion left goes too, and nothing is said where nothing is', async () => {
    make('db', 'db.copy.going');
    expect(await tidy()).toBe(1);
    expect(left()).toEqual(['db']);
    said = [];
    expect(await tidy()).toBe(0);
    expect(said).toEqual([]);
  });
});

describe('in the data folder of a server on Postgres', () => {
  const tidy = () => copiesLeftBeside(dataDir, log).run(0, () => true);

  it('they go as well', async () => {
    make(...copies.filter((name) => name !== 'db.restored'));
    expect(await tidy()).toBe(2);
    expect(left()).toEqual([]);
    expect(said.join()).toContain('db.copy');
    expect(existsSync(join(dataDir, 'lock.pid'))).toBe(false);
  });

  it('whoever works in the folder keeps all of them', async () => {
    make('db', ...copies);
    const lock = StoreLock.acquire(dataDir);
    expect(await tidy()).toBe(0);
    lock.release();
    expect(left()).toEqual(['db', ...copies]);
    expect(await tidy()).toBe(3);
    expect(left()).toEqual(['db']);
  });

  it('a restored store that is yet to take its place is the only one there, and stays', async () => {
    make('db.restored', 'db.restoring');
    expect(await tidy()).toBe(1);
    expect(left()).toEqual(['db.restored']);
  });

  it('no data folder is made', async () => {
    const none = join(dataDir, 'none');
    expect(await copiesLeftBeside(none, log).run(0, () => true)).toBe(0);
    expect(existsSync(none)).toBe(false);
    make('db');
    expect(await tidy()).toBe(0);
    expect(readdirSync(dataDir)).toEqual(['db']);
  });
});

it.each([
  ['on its embedded store without snapshots', async () => ({ SNAPSHOT_EVERY: 'off' })],
  ['on Postgres', async () => ({ DATABASE_URL: await freshDatabase() })],
])(
  'a server %s deletes them at its start',
  async (_, env) => {
    make('db.copy', 'db.restoring');
    const settings: Readonly<Record<string, string>> = await env();
    if (settings['DATABASE_URL'] === undefined) await fillDataFolder(dataDir);
    const site = await createSite({
      config: loadConfig({ DATA_DIR: dataDir, ...settings }),
      clock: new ManualClock(),
      log,
      postEvent: async () => 200,
    });
    // Which ends when the round that it begins with does.
    await site.close();
    for (const name of ['db.copy', 'db.restoring']) expect(left()).not.toContain(name);
    expect(said.join()).toContain(join(dataDir, 'db.copy'));
  },
  60_000,
);
