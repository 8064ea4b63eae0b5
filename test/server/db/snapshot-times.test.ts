import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Snapshots } from '../../../src/server/db/snapshots.ts';
import type { Store } from '../../../src/server/db/store.ts';
import {
  forgetOldSnapshots,
  listSnapshots,
  snapshotFileName,
  snapshotFolder,
} from '../../../src/server/db/transfer/snapshot-folder.ts';
import { createLog } from '../../../src/server/log.ts';
import { days, minutes } from '../support/manual-clock.ts';
import { openMemoryStore } from '../support/memory-store.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hour = minutes(60);

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-snapshot-times-'));
  mkdirSync(snapshotFolder(folder));
  store = await openMemoryStore();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Leaves a snapshot, of which only the name counts. */
function leave(takenAt: number): void {
  writeFileSync(join(snapshotFolder(folder), snapshotFileName(takenAt)), '');
}

/** Snapshots that are only counted. */
function counted(everyMilliseconds: number) {
  const snapshots = new Snapshots({
    db: store.db,
    dataDir: folder,
    plan: { everyMilliseconds, keep: 2 },
    log: createLog('silent'),
    checkpoints: { holdOff: (work) => work() },
    dump: async () => {},
    now: () => now,
  });
  return { snapshots, taken: vi.spyOn(snapshots, 'take').mockResolvedValue('a file') };
}

it('a snapshot for every thirty days is taken every thirty days, and not without a pause', async () => {
  const { snapshots, taken } = counted(days(30));
  await snapshots.start();
  await vi.advanceTimersByTimeAsync(minutes(1) + 100);
  expect(taken).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(days(30) - 101);
  expect(taken).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(taken).toHaveBeenCalledTimes(2);
  await snapshots.stop();
});

it('the next one does not wait for the days that the clock was ahead when the last was named', async () => {
  leave(now + days(5));
  const { snapshots, taken } = counted(hour);
  await snapshots.start();
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(taken).toHaveBeenCalledTimes(1);
  await snapshots.stop();
});

it('those of a clock that was ahead are the first to go, and not the one that was just taken', async () => {
  for (const at of [now + days(5), now + days(5) + hour, now]) leave(at);
  await forgetOldSnapshots(folder, 2, now);
  const left = await listSnapshots(folder, now);
  expect(left.map(({ takenAt }) => takenAt)).toEqual([now, now + days(5) + hour]);
  expect(readdirSync(snapshotFolder(folder))).toHaveLength(2);
});
