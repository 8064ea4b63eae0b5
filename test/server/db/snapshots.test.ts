import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { checkStore } from '../../../src/server/db/commands/check-store.ts';
import { Checkpoints } from '../../../src/server/db/snapshot/checkpoints.ts';
import { type DumpCopy, dumpBy, dumpHere } from '../../../src/server/db/snapshot/dump-copy.ts';
import { Snapshots } from '../../../src/server/db/snapshots.ts';
import { connectFolder, type Store, storeOn } from '../../../src/server/db/store.ts';
import { dumpFileLines, verifyDumpFile } from '../../../src/server/db/transfer/dump-file.ts';
import { examine } from '../../../src/server/db/transfer/examine.ts';
import { faultSentence } from '../../../src/server/db/transfer/fault.ts';
import {
  listSnapshots,
  snapshotFileName,
  snapshotFolder,
} from '../../../src/server/db/transfer/snapshot-folder.ts';
import { createLog } from '../../../src/server/log.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { fillStore } from '../support/fill-store.ts';
import { minutes } from '../support/manual-clock.ts';
import { openMemoryClient } from '../support/memory-store.ts';
import { fillDataFolder } from '../support/store-image.ts';

const start = Date.UTC(2026, 10, 21, 12);
const plan = { everyMilliseconds: minutes(60), keep: 2 };

let folder: string;
let store: Store;
/** The first one, which several tests read: to take one costs seconds of a processor. */
let first: string;
let time: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-snapshots-'));
  await fillDataFolder(folder);
  store = await connectFolder(join(folder, 'db'), folder);
  await fillStore(store.db);
  time = start;
  const taken = await open().take();
  first = join(mkdtempSync(join(tmpdir(), 'mallard-snapshot-')), basename(taken));
  renameSync(taken, first);
});
afterAll(async () => {
  await store.close();
  for (const made of [folder, dirname(first)]) rmSync(made, { recursive: true, force: true });
});
beforeEach(() => {
  time = start;
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(join(folder, 'snapshots'), { recursive: true, force: true });
});

function open(log = createLog('silent'), dump: DumpCopy = dumpHere): Snapshots {
  const checkpoints = new Checkpoints(store.db, log);
  return new Snapshots({ db: store.db, dataDir: folder, plan, log, checkpoints, dump, now: () => time });
}

/** For what is about the files: in place of opening the copied store, which takes a second of a processor. */
const dumpNothing: DumpCopy = async ({ file }) => writeFileSync(file, '');

/** A snapshot of before, of which only the name counts. */
function leaveOlder(takenAt: number): void {
  mkdirSync(snapshotFolder(folder), { recursive: true });
  writeFileSync(join(snapshotFolder(folder), snapshotFileName(takenAt)), '');
}

/** What is in a dump, line by line. */
async function linesOf(file: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of dumpFileLines(file)) lines.push(line);
  return lines;
}

describe('a copy of the running store', () => {
  it('takes of the log of changes what was written while it was made, not what the store keeps of before', async () => {
    for (let file = 0; file < 3; file += 1) {
      await sql`create table passing ()`.execute(store.db);
      await sql`drop table passing`.execute(store.db);
      await sql`select pg_switch_wal()`.execute(store.db);
    }
    const logFiles = (of: string) => readdirSync(join(of, 'pg_wal')).filter((name) => name.length === 24);
    const kept = logFiles(join(folder, 'db'));
    let copied: readonly string[] = [];
    const taken = await open(undefined, async (copy, signal) => {
      copied = logFiles(copy.folder);
      await dumpHere(copy, signal);
    }).take();
    expect(kept.length).toBeGreaterThanOrEqual(3);
    expect(copied).toHaveLength(1);
    expect((await verifyDumpFile(taken)).end.tables).toEqual((await examine(store.db)).tables);
  });

  it('holds every row of it', async () => {
    const { end } = await verifyDumpFile(first);
    expect(end.tables).toEqual((await examine(store.db)).tables);
  });

  it('is kept with the newest before it, and the others go', async () => {
    for (const age of [60, 120]) leaveOlder(start - minutes(age));
    const snapshots = open(undefined, dumpNothing);
    await snapshots.take();
    expect((await listSnapshots(folder, start)).map(({ takenAt }) => takenAt - start)).toEqual([
      0,
      -minutes(60),
    ]);
    expect(snapshots.newestAt).toBe(start);
  });

  it('lets every call through meanwhile, and has of their work what was done when the files were copied', async () => {
    const write = (key: string) => store.db.insertInto('site_value').values({ key, value: '1' }).execute();
    let over = false;
    let written = 0;
    const busy = (async () => {
      for (; !over; written += 1) await write(`meanwhile ${written}`);
    })();
    let copied = 0;
    const file = await open(undefined, async (copy, signal) => {
      copied = written;
      // Whoever reads it takes as long as it takes: here longer than for ten more calls.
      await comesTrue(() => expect(written).toBeGreaterThan(copied + 10));
      await dumpHere(copy, signal);
    }).take();
    over = true;
    await busy;
    await store.db.deleteFrom('site_value').where('key', 'like', 'meanwhile%').execute();

    await verifyDumpFile(file);
    const kept = (await linesOf(file)).filter((line) => line.includes('meanwhile'));
    expect(copied).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThanOrEqual(copied + 1);
    // All of a moment: none is missing among those before it.
    const numbers = kept.map((line) => Number(/meanwhile (\d+)/.exec(line)?.[1])).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index));
  });

  it('holds what was changed and deleted a moment before, though no checkpoint was made', async () => {
    const before = await linesOf(first);
    await store.db.insertInto('site_value').values({ key: 'just now', value: '2' }).execute();
    await store.db.deleteFrom('site_value').where('key', '=', 'awkward-0').execute();
    const after = await linesOf(await open().take());
    const has = (lines: readonly string[], text: string) => lines.some((line) => line.includes(text));
    expect([has(before, 'just now'), has(after, 'just now')]).toEqual([false, true]);
    expect([has(before, 'awkward-0'), has(after, 'awkward-0')]).toEqual([true, false]);
  });

  // Which gives way to every other one: while the machine is busy it takes its time.
  it('is written down by another process, and leaves nothing beside the snapshot', {
    timeout: 300_000,
  }, async () => {
    const script = join(dirname(inject('serverScript')), 'dump-copy.js');
    const file = await open(undefined, dumpBy(script)).take();
    const { end } = await verifyDumpFile(file);
    expect(end.tables).toEqual((await examine(store.db)).tables);
    expect(readdirSync(folder).sort()).toEqual(['db', 'snapshots']);
  });

  it('is given up when the server stops, leaves nothing and says nothing', async () => {
    const said: string[] = [];
    const log = createLog('error', { write: (line) => said.push(line) });
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const snapshots = open(log, async ({ file }, signal) => {
      writeFileSync(`${file}.0a1b2c3d.part`, '');
      begun();
      await once(signal, 'abort');
      throw new Error('aborted');
    });
    await snapshots.start();
    await vi.advanceTimersByTimeAsync(minutes(1));
    await isBegun;
    await snapshots.stop();
    expect(readdirSync(folder).sort()).toEqual(['db', 'snapshots']);
    expect(readdirSync(join(folder, 'snapshots'))).toEqual([]);
    expect(said).toEqual([]);
  });

  it('that cannot be written leaves the older ones, and nothing half', async () => {
    leaveOlder(start - minutes(60));
    const broken = open(undefined, () => Promise.reject(new Error('disk full')));
    await expect(broken.take()).rejects.toThrow('disk full');
    expect((await listSnapshots(folder, start)).map(({ takenAt }) => takenAt - start)).toEqual([
      -minutes(60),
    ]);
    // The next one finds nothing of it in its way.
    expect(readdirSync(folder).sort()).toEqual(['db', 'snapshots']);
    expect(readdirSync(snapshotFolder(folder))).toHaveLength(1);
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
    leaveOlder(start);
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
    const bad = await storeOn(await openMemoryClient(), 'memory');
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
    expect(faults.map(faultSentence)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('9999-later'),
        'token_family has 3 rows that refer to no row of account',
        expect.stringContaining('mailbox_arrival_seq'),
      ]),
    );
    await bad.close();
  });

  it('says what is wrong, and names a snapshot that is damaged', async () => {
    const other = mkdtempSync(join(tmpdir(), 'mallard-check-'));
    await fillDataFolder(other);
    const whole = readFileSync(first);
    mkdirSync(join(other, 'snapshots'));
    writeFileSync(join(other, 'snapshots', 'store-2026-11-21T12-00-00Z.ndjson.gz'), whole);
    writeFileSync(join(other, 'snapshots', 'store-2026-11-21T13-00-00Z.ndjson.gz'), whole.subarray(0, 900));
    const lines: string[] = [];
    const place = { dataDir: other, databaseUrl: undefined };
    const well = await checkStore(place, (line) => void lines.push(line), [
      async () => 'The audit log is broken at line 7',
    ]);
    expect(well).toBe(false);
    const text = lines.join('\n');
    expect(text).toContain('1 whole, 1 damaged');
    expect(text).toContain('store-2026-11-21T13-00-00Z.ndjson.gz is damaged');
    expect(text).toContain('The audit log is broken at line 7');
    expect(text).toMatch(/account +0 +0{32}/);
    rmSync(other, { recursive: true, force: true });
  });

  it('says so when there is no store, and makes none', async () => {
    const none = mkdtempSync(join(tmpdir(), 'mallard-none-'));
    const lines: string[] = [];
    const place = { dataDir: none, databaseUrl: undefined };
    expect(await checkStore(place, (line) => void lines.push(line))).toBe(false);
    expect(lines).toEqual([`There is no store in ${none} yet.`]);
    expect(readdirSync(none)).toEqual([]);
    rmSync(none, { recursive: true, force: true });
  });
});
