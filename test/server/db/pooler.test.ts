import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { verifyAudit } from '../../../src/server/audit/verify-audit.ts';
import { connectPostgres, openStore, type Store } from '../../../src/server/db/store.ts';
import { AuthClient, tokensOf } from '../support/auth-client.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { hasPgbouncer, startPgbouncer, type TestPooler } from '../support/pgbouncer.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

describe.skipIf(!hasPgbouncer)('two servers behind PgBouncer, which has five connections for both', () => {
  let directUrl: string;
  let pooler: TestPooler | undefined;
  const stores: Store[] = [];
  const sites: TestSite[] = [];
  let shop: Shop | undefined;
  beforeAll(async () => {
    // Without tables: the servers make them, past the pooler.
    directUrl = await freshDatabase('none');
    pooler = await startPgbouncer(directUrl, 5);
    for (let count = 0; count < 3; count += 1) {
      stores.push(await openStore({ databaseUrl: pooler.url, directUrl, dataDir: '' }));
    }
    const [one, two, three] = stores;
    const SITE_SECRET = 'two-servers-behind-a-pooler-know-the-same-4711';
    if (one === undefined || two === undefined || three === undefined) throw new Error('No store');
    const first = await openTestSite({ store: one, env: { SITE_SECRET } });
    sites.push(first, await openTestSite({ store: two, env: { SITE_SECRET }, clock: first.clock }));
    shop = await openShop({}, { store: three });
  });
  afterAll(async () => {
    await shop?.close();
    for (const site of sites) await site.close();
    for (const store of stores) await store.close();
    await pooler?.stop();
  });
  const site = (count: number) => sites[count % sites.length] as TestSite;

  it('sign 40 visitors up at once, and each of them refreshes at the other', async () => {
    const signedUp = await Promise.all(
      Array.from({ length: 40 }, async (_, count) => {
        const tokens = await new AuthClient(site(count)).signUp();
        return { count, tokens };
      }),
    );
    const statuses = await Promise.all(
      signedUp.map(async ({ count, tokens }) => {
        const other = new AuthClient(site(count + 1));
        const next = tokensOf(await other.refresh(tokens.refresh));
        return (await other.account(next.access)).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await verifyAudit(connected())).toMatchObject({ ok: true });
  });

  it('sell a subscription', async () => {
    if (shop === undefined) throw new Error('No shop');
    const buyer = await shop.buyer();
    await buyer.buy();
    expect(await buyer.get(subscriptionBase + subscriptionPaths.subscription)).toMatchObject({ status: 200 });
  });

  it('bound each of their transactions, and leave the bounds to nobody else', async () => {
    const bound = sql<{ statement_timeout: string }>`show statement_timeout`;
    const within = await connected()
      .transaction()
      .execute((trx) => bound.execute(trx));
    expect(within.rows).toEqual([{ statement_timeout: '5s' }]);
    for (let count = 0; count < 20; count += 1) {
      expect((await bound.execute(connected())).rows).toEqual([{ statement_timeout: '0' }]);
    }
  });

  it('do a transaction again that Postgres ended to free another', async () => {
    if (pooler === undefined) throw new Error('No pooler');
    // Postgres looks for it after a second of waiting; on a loaded machine a visitor's patience may end before.
    const patient = connectPostgres(pooler.url);
    const { db } = patient;
    const set = (key: string, value: string) => sql`
      insert into site_value (key, value) values (${key}, ${value})
      on conflict (key) do update set value = excluded.value`;
    await set('a', 'before').execute(db);
    await set('b', 'before').execute(db);
    let tries = 0;
    const { promise: bothHold, resolve: bothHaveBegun } = Promise.withResolvers<void>();
    let begun = 0;
    const inOrder = (first: string, second: string) =>
      db.transaction().execute(async (trx) => {
        tries += 1;
        await set(first, 'after').execute(trx);
        begun += 1;
        if (begun === 2) bothHaveBegun();
        await bothHold;
        await set(second, 'after').execute(trx);
      });
    await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
    expect(tries).toBe(3);
    const direct = connectPostgres(directUrl);
    const kept = await sql`select key, value from site_value where key in ('a', 'b') order by key`.execute(
      direct.db,
    );
    expect(kept.rows).toEqual([
      { key: 'a', value: 'after' },
      { key: 'b', value: 'after' },
    ]);
    await direct.close();
    await patient.close();
  });

  function connected() {
    const [store] = stores;
    if (store === undefined) throw new Error('No store');
    return store.db;
  }
});
