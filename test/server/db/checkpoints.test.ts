import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Checkpoints } from '../../../src/server/db/snapshot/checkpoints.ts';
import { connectFolder, type Store } from '../../../src/server/db/store.ts';
import { createLog } from '../../../src/server/log.ts';
import { fillDataFolder } from '../support/store-image.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-checkpoints-'));
  await fillDataFolder(folder);
  store = await connectFolder(join(folder, 'db'), folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Where the log of changes must be read from after a kill: it moves on with every checkpoint. */
async function readFrom(): Promise<string> {
  const { rows } = await sql<{
    lsn: string;
  }>`select redo_lsn::text as lsn from pg_control_checkpoint()`.execute(store.db);
  return rows[0]?.lsn ?? '';
}

const change = (letters: number) =>
  store.db
    .insertInto('site_value')
    // No two are alike, so that the store cannot make them shorter.
    .values({
      key: crypto.randomUUID(),
      value: sql<string>`(select string_agg(md5(random()::text), '') from generate_series(1, ${letters / 32}::int))`,
    })
    .execute();

describe('checkpoints of the embedded store', () => {
  it('come before their time where work in bulk has changed much, so that no call waits for many pages at once', async () => {
    const checkpoints = new Checkpoints(store.db, createLog('silent'));
    await sql`checkpoint`.execute(store.db);
    const before = await readFrom();
    await checkpoints.during(async () => {
      await change(100_000);
      await checkpoints.makeIfDue();
    });
    expect(await readFrom(), 'little was changed').toBe(before);
    await change(5_000_000);
    await checkpoints.makeIfDue();
    expect(await readFrom(), 'by visitors, of whom the next would pay for it').toBe(before);
    await checkpoints.during(() => checkpoints.makeIfDue());
    expect(await readFrom()).not.toBe(before);
  });

  it('wait for a copy of the files, which needs the log of changes whole', async () => {
    const checkpoints = new Checkpoints(store.db, createLog('silent'));
    const before = await readFrom();
    await checkpoints.during(async () => {
      await checkpoints.holdOff(async () => {
        await change(5_000_000);
        await checkpoints.makeIfDue();
        expect(await readFrom()).toBe(before);
      });
      await checkpoints.makeIfDue();
    });
    expect(await readFrom()).not.toBe(before);
  });
});
