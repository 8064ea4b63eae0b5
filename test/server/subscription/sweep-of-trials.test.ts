import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { TrialRecord } from '../../../src/server/subscription/trial-record.ts';
import { openFreshStore } from '../support/fresh-database.ts';

let store: Store;
beforeAll(async () => {
  store = await openFreshStore();
});
afterAll(() => store.close());

it('a sweep of trials ends after some 2,000, and the next goes on', async () => {
  const { db } = store;
  const numbers = sql`select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id
    from generate_series(1, 2500) n`;
  await sql`insert into account (id, email, created_at)
    select id, 'duck' || n || '@pond.example', 0 from (${numbers}) numbered`.execute(db);
  await sql`insert into trial (account_id, started_at)
    select id, 0 from (${numbers}) numbered`.execute(db);
  const unseen = async () => {
    const rows = db.selectFrom('trial').select('account_id').where('address_noted_at', 'is', null);
    return (await rows.execute()).length;
  };
  const trials = new TrialRecord(Buffer.alloc(32));
  await trials.sweep(db, 1);
  const left = await unseen();
  expect(left).toBeLessThanOrEqual(500);
  // The last piece may begin just below the bound.
  expect(left).toBeGreaterThan(500 - 200);
  await trials.sweep(db, 1);
  expect(await unseen()).toBe(0);
});
