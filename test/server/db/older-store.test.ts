import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateUpTo } from '../../../src/server/db/migrate.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import { connectEmbedded, connectPostgres, openEmbedded, type Store } from '../../../src/server/db/store.ts';
import { examine } from '../../../src/server/db/transfer/examine.ts';
import { loadDump } from '../../../src/server/db/transfer/load-dump.ts';
import { readDump } from '../../../src/server/db/transfer/read-dump.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const at = Date.UTC(2026, 10, 21, 12);
const account = randomUUID();
const subscription = randomUUID();

let folder: string;
const dump: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-older-'));
  const store = await connectEmbedded(folder);
  await fillAsThen(store.db);
  await readDump(store.db, at, async (lines) => void dump.push(...lines));
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a store whose table of emails still has its former name', () => {
  it('has the same emails under the new one after the start of this version', async () => {
    await expectTheEmail(await openEmbedded(folder));
  });

  it('can be loaded from its backup into Postgres', async () => {
    const store = connectPostgres(await freshDatabase('none'));
    await loadDump(store.db, oneByOne(dump));
    await expectTheEmail(store);
  });
});

async function expectTheEmail(store: Store): Promise<void> {
  try {
    expect(await store.db.selectFrom('subscription_email').selectAll().execute()).toEqual([
      { subscription_id: subscription, key: 'renewal', outcome: 'ordered', ordered_at: at },
    ]);
    expect((await examine(store.db)).faults).toEqual([]);
    const former = sql`select relname from pg_class where relname like 'subscription_letter%'`;
    expect((await former.execute(store.db)).rows).toEqual([]);
  } finally {
    await store.close();
  }
}

/** In the SQL of that time: the types of the tables tell how they are now. */
async function fillAsThen(db: Kysely<Database>): Promise<void> {
  await migrateUpTo(db, '0019-recovery-key');
  await sql`insert into account (id, created_at) values (${account}, ${at})`.execute(db);
  await sql`
    insert into subscription (id, account_id, provider_ref, customer_ref, product_id, platform, status, in_trial,
      started_at, expires_or_renews_at, version)
    values (${subscription}, ${account}, 'sub', 'customer', 'product', 'web', 'Auto-Renewable', false, ${at}, ${at}, 1)
  `.execute(db);
  await sql`
    insert into subscription_letter (subscription_id, key, outcome, ordered_at)
    values (${subscription}, 'renewal', 'ordered', ${at})
  `.execute(db);
}

async function* oneByOne(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
