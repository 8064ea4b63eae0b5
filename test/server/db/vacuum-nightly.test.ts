import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Store, storeOn } from '../../../src/server/db/store.ts';
import { vacuumNightly } from '../../../src/server/db/vacuum-nightly.ts';
import { createLog } from '../../../src/server/log.ts';
import { fillStore } from '../support/fill-store.ts';
import { hours } from '../support/manual-clock.ts';
import { openMemoryClient } from '../support/memory-store.ts';
import { recordQueries } from '../support/record-queries.ts';

const midnight = Date.UTC(2026, 10, 23);
const always = () => true;

let store: Store;
beforeAll(async () => {
  // Nobody has vacuumed or analyzed its tables.
  store = await storeOn(await openMemoryClient(), 'memory');
  await fillStore(store.db);
});
afterAll(() => store.close());

/** How many rows the planner believes a table to have; -1 before anybody has looked. */
const believed = async () => {
  const { rows } = await sql<{ count: number }>`
    select reltuples::int as count from pg_class where relname = 'beacon_count'`.execute(store.db);
  return rows[0]?.count;
};
const freshRow = (params: string) =>
  store.db
    .insertInto('beacon_count')
    .values({ day: '2026-11-23', pixel: 'more', params, count: 1 })
    .execute();

describe('the embedded store', () => {
  it('is vacuumed and analysed once a night, also by the next process', async () => {
    const job = () => vacuumNightly(store.db, createLog('silent'));
    await job().run(midnight + hours(3) - 1, always);
    expect(await believed()).toBe(-1);
    await job().run(midnight + hours(3), always);
    expect(await believed()).toBe(1_100);
    await freshRow('[]');
    await job().run(midnight + hours(4), always);
    expect(await believed()).toBe(1_100);
    await job().run(midnight + hours(28), always);
    expect(await believed()).toBe(1_101);
  });

  it('keeps the length of its tables: to cut one off locks out every call', async () => {
    const { store: heard, during } = recordQueries(store);
    const statements = await during(() =>
      vacuumNightly(heard.db, createLog('silent')).run(midnight - hours(20), always),
    );
    const vacuums = statements.filter((statement) => statement.startsWith('vacuum'));
    expect(vacuums.length).toBeGreaterThan(10);
    for (const statement of vacuums) expect(statement).toMatch(/^vacuum \(truncate false\) "/);
  });

  it('has a night that was broken off done in the next hour', async () => {
    await freshRow('[1]');
    const job = vacuumNightly(store.db, createLog('silent'));
    await job.run(midnight + hours(52), () => false);
    expect(await believed()).toBe(1_101);
    await job.run(midnight + hours(53), always);
    expect(await believed()).toBe(1_102);
  });
});
