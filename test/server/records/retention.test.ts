import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { keptDays } from '../../../src/domain/records/kept-days.ts';
import { keptRecords } from '../../../src/domain/records/kept-records.ts';
import { writeAudit } from '../../../src/server/audit/audit-log.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { days, hours, ManualClock, minutes } from '../support/manual-clock.ts';
import { openTestSite } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';
import {
  addDeletedAccounts,
  addEmptyAccount,
  addEndedSignIn,
  addOldPurchase,
  addPaidRows,
  rowsDueAt,
} from './kept-rows.ts';

/** Midnight, when what is kept by the day goes. */
const end = Date.UTC(2030, 0, 1);

/** Rows of records with a period that stay for another reason, and are here as what others refer to or were not ended. */
const openEnded: readonly string[] = ['newsletter_subscription'];

/** Tables of which more than one row is due: for each of its ends one. */
const dueOf: Readonly<Record<string, number>> = { token_family: 2, checkout: 2, account: 3 };

/** Tables of every record that has a period. */
const tables = [
  ...new Set(
    Object.values(keptRecords)
      .filter(({ ends }) => ends.some((one) => 'days' in one || 'years' in one))
      .flatMap(({ columns }) => Object.keys(columns)),
  ),
].filter((table) => !openEnded.includes(table));
const ofSignIns = Object.keys(keptRecords.signIns.columns);

type Counts = Map<string, number>;

/** Counts the rows of each table after the tidying at a moment. */
async function tidyAt(store: Store, moment: number): Promise<Counts> {
  const open: Store = { ...store, close: async () => {} };
  // What a server does every hour it does at its start, and ends before it closes.
  await (await openTestSite({ store: open, clock: new ManualClock(moment) })).close();
  const counts: Counts = new Map();
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${own(table)}`.execute(store.db);
    counts.set(table, rows[0]?.count ?? 0);
  }
  return counts;
}

/** The rows that the test wrote to see them go, and not those they refer to or a server writes by itself. */
function own(table: string) {
  switch (table) {
    case 'account':
      return sql`email is null`;
    case 'audit_line':
      return sql`reason = 'old'`;
    case 'checkout':
      return sql`state <> 'paid' or created_at < ${end - days(2_000)}`;
    case 'subscription':
      return sql`expires_or_renews_at < ${end - days(2_000)}`;
    case 'reconciliation':
      return sql`since = 0`;
    case 'outbox':
      return sql`done_at is not null`;
    default:
      return sql`true`;
  }
}

const writeLine = (store: Store, reason: string, at: number) =>
  store.db
    .transaction()
    .execute((trx) =>
      writeAudit(trx, { actor: 'server', action: 'signing-key-added', subject: 'key 1', reason }, at),
    );

async function fill(store: Store): Promise<void> {
  await writeLine(store, 'old', end - days(keptDays.auditLog));
  // The newest line always stays.
  await writeLine(store, 'new', end - days(1));
  for (const [table, row] of Object.entries(rowsDueAt(end))) {
    await store.db
      .insertInto(table as keyof Database)
      .values(row as never)
      .execute();
  }
  await addEmptyAccount(store.db, end);
  await addPaidRows(store.db, end);
  await addEndedSignIn(store.db, end);
  await addOldPurchase(store.db, { end, of: await addDeletedAccounts(store.db, end) });
}

withStores((store) => {
  let before: Counts;
  let after: Counts;
  let signedOut: Counts;
  beforeAll(async () => {
    await fill(store());
    before = await tidyAt(store(), end - minutes(2));
    after = await tidyAt(store(), end + hours(1));
    // The round before the last of the day: the last may be late.
    signedOut = await tidyAt(store(), end + days(keptDays.endedSignIns) - hours(1));
  });

  it.each(tables)('%s is there to its end', (table) => {
    expect(before.get(table)).toBe(dueOf[table] ?? 1);
  });

  it.each(tables.filter((table) => !ofSignIns.includes(table)))(
    '%s is gone by the next hour’s tidying',
    (table) => {
      expect(after.get(table)).toBe(0);
    },
  );

  it('a passcode is gone within two hours of being sent', () => {
    expect(after.get('passcode')).toBe(0);
  });

  it.each(ofSignIns)(
    '%s is gone within a day of the end of its sign-in, in which a round may be late',
    (table) => {
      expect(signedOut.get(table)).toBe(0);
    },
  );

  it('leaves what is not due: the subscription, its checkout and whose it is', async () => {
    const { db } = store();
    expect(await db.selectFrom('subscription').select('status').execute()).toEqual([{ status: 'Expired' }]);
    expect(await db.selectFrom('checkout').select('state').execute()).toEqual([{ state: 'paid' }]);
    expect(await db.selectFrom('account').select('email').execute()).toEqual([
      { email: 'kept@pond.example' },
    ]);
  });

  it('of the free trial of a deleted account the one-way codes alone stay', async () => {
    expect(await store().db.selectFrom('trial').select('account_id').execute()).toEqual([]);
    expect(await store().db.selectFrom('trial_mark').select('mark').execute()).toEqual([{ mark: 'a card' }]);
  });
});
