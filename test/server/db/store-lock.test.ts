import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../../src/server/db/store.ts';
import { StoreLock, StoreLockedError } from '../../../src/server/db/store-lock.ts';
import { startProcess, type TestProcess } from '../support/child-process.ts';
import { fillDataFolder } from '../support/store-image.ts';

let folder: string;
let other: TestProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-lock-'));
});
afterEach(async () => {
  await other?.kill();
  other = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const holder = () =>
  startProcess(`
    import { StoreLock } from './src/server/db/store-lock.ts';
    StoreLock.acquire(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => {}, 1000);
  `);

describe('the data folder', () => {
  it('refuses a second process, naming the first one, the folder and the way out', async () => {
    other = holder();
    await other.line();
    let thrown: unknown;
    try {
      StoreLock.acquire(folder);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(StoreLockedError);
    const message = thrown instanceof Error ? thrown.message : '';
    expect(message).toBe(
      `The data folder ${folder} is in use by process ${other.pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
    await expect(openEmbedded(folder)).rejects.toThrow(StoreLockedError);
  });

  it('is free again when its process was killed', async () => {
    other = holder();
    await other.line();
    await other.kill();
    const lock = StoreLock.acquire(folder);
    lock.release();
  });

  it('is free again after a release, and held against a second holder in the same process', () => {
    const first = StoreLock.acquire(folder);
    expect(() => StoreLock.acquire(folder)).toThrow(StoreLockedError);
    first.release();
    StoreLock.acquire(folder).release();
  });

  it('keeps every acknowledged write of a process that is killed in the middle of writing', async () => {
    await fillDataFolder(folder);
    other = startProcess(`
      import { openEmbedded } from './src/server/db/store.ts';
      const store = await openEmbedded(${JSON.stringify(folder)});
      for (let count = 0; ; count += 1) {
        await store.db.transaction().execute((trx) =>
          trx.insertInto('site_value').values({ key: 'row-' + count, value: 'x'.repeat(500) }).execute());
        console.log('row-' + count);
      }
    `);
    for (let count = 0; count < 20; count += 1) await other.line();
    await other.kill();
    const acknowledged = other.lines;
    const store = await openEmbedded(folder);
    const kept = await store.db.selectFrom('site_value').select('key').execute();
    await store.close();
    const keys = new Set(kept.map(({ key }) => key));
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
  });
});
