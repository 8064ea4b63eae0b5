import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkStore } from '../../../src/server/db/commands/check-store.ts';
import { Snapshots } from '../../../src/server/db/snapshots.ts';
import { openEmbedded, type Store } from '../../../src/server/db/store.ts';
import { foreignKeysOf, tablesOf } from '../../../src/server/db/transfer/catalog.ts';
import { verifyDumpFile } from '../../../src/server/db/transfer/dump-file.ts';
import { examine } from '../../../src/server/db/transfer/examine.ts';
import { looseTables } from '../../../src/server/db/transfer/loose-tables.ts';
import { readDump } from '../../../src/server/db/transfer/read-dump.ts';
import { listSnapshots } from '../../../src/server/db/transfer/snapshot-folder.ts';
import { createLog } from '../../../src/server/log.ts';
import { fillStore } from '../support/fill-store.ts';
import { minutes } from '../support/manual-clock.ts';
import { openMemoryStore } from '../support/memory-store.ts';

const start = Date.UTC(2026, 10, 21, 12);
const plan = { everyMilliseconds: minutes(60), keep: 2 };

let folder: string;
let store: Store;
let time: number;
beforeAll(async () => {
  store = await openMemoryStore();
  await fillStore(store.db);
});
afterAll(() => store.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-snapshots-'));
  time = start;
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function open(log = createLog('silent')): Snapshots {
  return new Snapshots({ db: store.db, dataDir: folder, plan, log, now: () => time });
}

describe('a copy of the running store', () => {
  it('holds every row of it, and the newest two stay', async () => {
    const snapshots = open();
    const expected = await examine(store.db);
    for (let count = 0; count < 3; count += 1) {
      const { end } = await verifyDumpFile(await snapshots.take());
      expect(end.tables).toEqual(expected.tables);
      time += plan.everyMilliseconds;
    }
    expect((await listSnapshots(folder)).map(({ takenAt }) => takenAt - start)).toEqual([
      minutes(120),
      minutes(60),
    ]);
    expect(snapshots.newestAt).toBe(start + minutes(120));
  });

  it('lets calls through that come meanwhile, and has none of their half-done work', async () => {
    const snapshots = open();
    const taking = snapshots.take();
    const writing = store.db.insertInto('site_value').values({ key: 'meanwhile', value: '1' }).execute();
    await Promise.all([taking, writing]);
    await verifyDumpFile(await taking);
    await store.db.deleteFrom('site_value').where('key', '=', 'meanwhile').execute();
  });

  it('gives way to calls while it reads what anybody can make long, and has each of those rows once', async () => {
    const row = { day: '2026-11-22', pixel: 'meanwhile', params: '[]', count: 1 };
    const taken: string[] = [];
    let wrote = false;
    const proofs = await readDump(store.db, start, async (lines) => {
      taken.push(...lines);
      if (wrote || !lines.some((line) => line.includes('"many"'))) return;
      wrote = true;
      // Inside the one moment of the other tables this would wait for ever.
      await store.db.insertInto('site_value').values({ key: 'meanwhile', value: '1' }).execute();
      await store.db.insertInto('beacon_count').values(row).execute();
    });
    await store.db.deleteFrom('site_value').where('key', '=', 'meanwhile').execute();
    await store.db.deleteFrom('beacon_count').where('pixel', '=', row.pixel).execute();

    expect(wrote).toBe(true);
    const counts = taken.filter((line) => line.includes('"many"'));
    expect([counts.length, new Set(counts).size]).toEqual([1_100, 1_100]);
    expect(taken.filter((line) => line.includes('meanwhile'))).toEqual([
      JSON.stringify([row.day, row.pixel, row.params, '1']).replaceAll(',', ', '),
    ]);
    expect(proofs['beacon_count']?.rows).toBe(1_101);
    expect(Object.keys(proofs).sort()).toEqual(Object.keys((await examine(store.db)).tables).sort());
  });

  it('reads apart only tables whose rows stand alone, by their key', async () => {
    const tables = await tablesOf(store.db);
    const tied = (await foreignKeysOf(store.db)).flatMap(({ table, target }) => [table, target]);
    for (const name of looseTables) {
      expect(tables.find((table) => table.name === name)?.primaryKey.length).toBeGreaterThan(0);
      expect(tied).not.toContain(name);
    }
  });

  it('that cannot be written leaves the older ones, and nothing half', async () => {
    const snapshots = open();
    await snapshots.take();
    time += minutes(60);
    const broken = new Snapshots({
      db: store.db,
      dataDir: join(folder, 'a-file'),
      plan,
      log: createLog('silent'),
      now: () => time,
    });
    writeFileSync(join(folder, 'a-file'), '');
    await expect(broken.take()).rejects.toThrow();
    expect(readdirSync(join(folder, 'snapshots'))).toHaveLength(1);
  });

  it('is taken a minute after the start when there is none, then every hour', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const snapshots = open();
    const taken = vi.spyOn(snapshots, 'take').mockResolvedValue('a file');
    await snapshots.start();
    await vi.advanceTimersByTimeAsync(minutes(1) - 1);
    expect(taken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(taken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(minutes(120));
    expect(taken).toHaveBeenCalledTimes(3);
    await snapshots.stop();
    await vi.advanceTimersByTimeAsync(minutes(120));
    expect(taken).toHaveBeenCalledTimes(3);
  });

  it('waits for its hour after a restart, and a failure is logged and tried again', async () => {
    await open().take();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    time += minutes(40);
    const lines: string[] = [];
    const snapshots = open(createLog('error', { write: (line) => lines.push(line) }));
    const taken = vi.spyOn(snapshots, 'take').mockRejectedValue(new Error('disk full'));
    await snapshots.start();
    await vi.advanceTimersByTimeAsync(minutes(20) - 1);
    expect(taken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(lines.join('')).toContain('no snapshot could be taken');
    await vi.advanceTimersByTimeAsync(minutes(60));
    expect(taken).toHaveBeenCalledTimes(2);
    await snapshots.stop();
  });
});

describe('the check of a store', () => {
  it('finds rows without their partner, sequences that are behind and unknown migrations', async () => {
    const bad = await openMemoryStore();
    const run = (text: string) => sql.raw(text).execute(bad.db);
    await fillStore(bad.db);
    expect((await examine(bad.db)).faults).toEqual([]);
    await run('alter table token_family drop constraint token_family_account_id_fkey');
    await run('delete from account');
    await run(
      'alter table token_family add constraint token_family_account_id_fkey foreign key (account_id) references account (id) not valid',
    );
    await run("select setval('mailbox_arrival_seq', 2)");
    await run("insert into kysely_migration values ('9999-later', '2026-11-21')");
    const { faults } = await examine(bad.db);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining('9999-later'),
        'token_family has 3 rows that refer to no row of account',
        expect.stringContaining('mailbox_arrival_seq'),
      ]),
    );
    await bad.close();
  });

  it('says what is wrong, and names a snapshot that is damaged', async () => {
    await (await openEmbedded(folder)).close();
    await open().take();
    const [snapshot] = await listSnapshots(folder);
    const whole = readFileSync(snapshot?.file ?? '');
    writeFileSync(join(folder, 'snapshots', 'store-2026-11-21T13-00-00Z.ndjson.gz'), whole.subarray(0, 900));
    const lines: string[] = [];
    const place = { dataDir: folder, databaseUrl: undefined };
    const well = await checkStore(place, (line) => void lines.push(line), [
      async () => 'The audit log is broken at line 7',
    ]);
    expect(well).toBe(false);
    const text = lines.join('\n');
    expect(text).toContain('1 whole, 1 damaged');
    expect(text).toContain('store-2026-11-21T13-00-00Z.ndjson.gz is damaged');
    expect(text).toContain('The audit log is broken at line 7');
    expect(text).toMatch(/account +0 +0{32}/);
  });

  it('says so when there is no store, and makes none', async () => {
    mkdirSync(join(folder, 'none'));
    const lines: string[] = [];
    const place = { dataDir: join(folder, 'none'), databaseUrl: undefined };
    expect(await checkStore(place, (line) => void lines.push(line))).toBe(false);
    expect(lines).toEqual([`There is no store in ${join(folder, 'none')} yet.`]);
    expect(readdirSync(join(folder, 'none'))).toEqual([]);
  });
});
