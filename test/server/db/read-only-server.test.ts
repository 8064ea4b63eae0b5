import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectPostgres, openPostgres, type Store } from '../../../src/server/db/store.ts';
import { isStoreAway } from '../../../src/server/db/store-away.ts';
import { freshDatabase } from '../support/fresh-database.ts';

let url: string;
let admin: Store;
beforeEach(async () => {
  url = await freshDatabase();
  admin = connectPostgres(url);
});
afterEach(() => admin.close());

/** Has the server take reads alone for whoever comes, as one does that follows another; or writes again. */
async function takesReadsAlone(isSo: boolean): Promise<void> {
  const name = sql.id(new URL(url).pathname.slice(1));
  const value = sql.lit(isSo ? 'on' : 'off');
  await sql`set default_transaction_read_only = off`.execute(admin.db);
  await sql`alter database ${name} set default_transaction_read_only = ${value}`.execute(admin.db);
}

const write = (store: Store) =>
  store.db.insertInto('site_value').values({ key: crypto.randomUUID(), value: '1' }).execute();
const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

describe('a Postgres that takes reads alone, since another server has taken its place', () => {
  it('is away for who writes, and none of its connections is kept once the name leads to the other', async () => {
    await takesReadsAlone(true);
    const store = connectPostgres(url);
    expect(isStoreAway(await failureOf(write(store)))).toBe(true);
    await takesReadsAlone(false);
    await write(store);
    const { rows } = await sql<{ many: number }>`select count(*) as many from site_value`.execute(store.db);
    expect(rows).toEqual([{ many: 1 }]);
    await store.close();
  });

  it('is away for who reads as well where there are several, for what it has is old', async () => {
    await takesReadsAlone(true);
    const { host } = new URL(url);
    const store = connectPostgres(url.replace(host, `${host},127.0.0.1:1`));
    expect(isStoreAway(await failureOf(store.ping()))).toBe(true);
    await store.close();
  });

  it('is passed over where another of several takes writes', async () => {
    const { host } = new URL(url);
    const store = await openPostgres(url.replace(host, `127.0.0.1:1,${host}`));
    await write(store);
    expect(store.place).toBe(`Postgres at 127.0.0.1:1,${host}`);
    await store.close();
  });

  it('says at start which of several said what', async () => {
    const several = url.replace(new URL(url).host, '127.0.0.1:1,127.0.0.1:2');
    const error = await failureOf(openPostgres(several));
    expect(error).toMatchObject({
      cause: { message: expect.stringMatching(/^127\.0\.0\.1:1 says .*ECONNREFUSED.*, 127\.0\.0\.1:2 says/) },
    });
  });
});
