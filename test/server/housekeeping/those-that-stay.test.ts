import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '../../../src/domain/duration.ts';
import { authExpiryJobs } from '../../../src/server/auth/jobs.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { TrialRecord } from '../../../src/server/subscription/trial-record.ts';
import { openFreshStore } from '../support/fresh-database.ts';

const now = Date.UTC(2026, 10, 21);
/** Rows that stay, the oldest of all, and rows behind them that housekeeping is there for. */
const [staying, due] = [1_000, 100];

let store: Store;
beforeAll(async () => {
  store = await openFreshStore();
  const { db } = store;
  const all = sql`(select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id,
    n > ${staying} as due from generate_series(1, ${staying + due}) n) numbered`;
  await sql`insert into account (id, email, created_at)
    select id, case when due then 'duck' || n || '@pond.example' end, 0 from ${all}`.execute(db);
  await sql`insert into subscription (id, account_id, provider_ref, customer_ref, product_id, platform, status,
      in_trial, started_at, expires_or_renews_at, version)
    select id, id, 'sub_' || n, 'cus_' || n, 'privacy-pro-yearly-us', 'stripe', 'Auto-Renewable', false, 0,
      ${now + day}, 1 from ${all}`.execute(db);
  await sql`insert into token_family (id, account_id, client_id, created_at, last_used_at, token_hash,
      token_number, token_expires_at)
    select id, id, 'mallard-web', 0, 0, 'token ' || n, 1, n from ${all}`.execute(db);
  await sql`insert into trial (account_id, subscription_id, started_at, address_noted_at)
    select id, id, 0, n from ${all}`.execute(db);
});
afterAll(() => store.close());

/** How many rows of a table are read by some work. */
function rowsRead(table: string, work: (db: Kysely<Database>) => Promise<unknown>): Promise<number> {
  return store.db.transaction().execute(async (trx) => {
    // Of so few rows the planner would read the whole table, and the count would be its own.
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(trx);
    await work(trx);
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
      where relname = ${table}`.execute(trx);
    return rows[0]?.read ?? Number.NaN;
  });
}

it('expired sign-ins that stay, because they tell who can still be reached, are not read again for each few that go', async () => {
  const read = await rowsRead('token_family', async (db) => {
    const job = authExpiryJobs(db).find(({ name }) => name === 'expired sign-ins');
    await job?.run(now, () => true);
  });
  const left = await store.db.selectFrom('token_family').select('id').execute();
  expect(left).toHaveLength(staying);
  expect(read).toBeLessThan(4 * (staying + due));
});

it('trials of accounts without an address are not read again for each few that have one', async () => {
  const read = await rowsRead('trial', (db) => new TrialRecord(Buffer.alloc(32)).sweep(db, now));
  const noted = await store.db
    .selectFrom('trial')
    .select('account_id')
    .where('address_noted_at', '=', now)
    .execute();
  expect(noted.length).toBeGreaterThanOrEqual(due);
  expect((await store.db.selectFrom('trial_mark').select('mark').execute()).length).toBe(due);
  expect(read).toBeLessThan(4 * (staying + due));
});
