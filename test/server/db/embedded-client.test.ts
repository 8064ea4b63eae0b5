import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedClient } from '../../../src/server/db/embedded-client.ts';
import { isStoreAway } from '../../../src/server/db/store-away.ts';
import { openMemoryClient } from '../support/memory-store.ts';

interface Pond {
  duck: { name: string };
}

let client: ReturnType<typeof embeddedClient>;
let db: Kysely<Pond>;

beforeAll(async () => {
  client = embeddedClient(await openMemoryClient());
  db = new Kysely<Pond>({ dialect: new PGliteDialect({ pglite: client }) });
  await sql`create table duck (name text primary key)`.execute(db);
});
afterAll(() => db.destroy());
beforeEach(() => db.deleteFrom('duck').execute());

const add = (to: Kysely<Pond>, name: string) => to.insertInto('duck').values({ name }).execute();
const names = async () =>
  (await db.selectFrom('duck').select('name').orderBy('name').execute()).map((d) => d.name);

describe('the embedded client', () => {
  it('lets a query wait for the transaction that is under way', async () => {
    const order: string[] = [];
    const begun = Promise.withResolvers<void>();
    const transaction = db.transaction().execute(async (trx) => {
      await add(trx, 'Ada');
      begun.resolve();
      await add(trx, 'Bo');
      order.push('transaction');
    });
    await begun.promise;
    const seen = names().then((found) => {
      order.push('query');
      return found;
    });
    await transaction;
    expect(await seen).toEqual(['Ada', 'Bo']);
    expect(order).toEqual(['transaction', 'query']);
  });

  it('undoes a transaction that fails, and goes on', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await add(trx, 'Ada');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await names()).toEqual([]);
    await add(db, 'Bo');
    expect(await names()).toEqual(['Bo']);
  });

  it('refuses to commit a transaction in which a statement failed', async () => {
    await add(db, 'Ada');
    const broken = db.transaction().execute(async (trx) => {
      await add(trx, 'Bo');
      await add(trx, 'Ada').catch(() => {});
    });
    await expect(broken).rejects.toThrow();
    expect(await names()).toEqual(['Ada']);
  });

  it('lets the event loop take its turn between queries', async () => {
    const queries = 50;
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    for (let query = 0; query < queries; query += 1) await names();
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(queries - 1);
  });

  it('sees a changed table also in a statement that it knows', async () => {
    await add(db, 'Ada');
    const all = () => db.selectFrom('duck').selectAll().execute();
    expect(await all()).toEqual([{ name: 'Ada' }]);
    await db.transaction().execute(async (trx) => {
      await sql`alter table duck add column nest text`.execute(trx);
      expect(await trx.selectFrom('duck').selectAll().execute()).toEqual([{ name: 'Ada', nest: null }]);
    });
    expect(await all()).toEqual([{ name: 'Ada', nest: null }]);
    await sql`alter table duck drop column nest`.execute(db);
    expect(await all()).toEqual([{ name: 'Ada' }]);
  });

  it.each([
    'alter table duck add column nest text',
    '/* why */ alter table duck add column nest text',
    'do $$ begin alter table duck add column nest text; end $$',
  ])('knows its statements also after a change of a table that was undone: %s', async (change) => {
    await add(db, 'Ada');
    const all = () => db.selectFrom('duck').selectAll().execute();
    await all();
    const undone = db.transaction().execute(async (trx) => {
      await sql.raw(change).execute(trx);
      await trx.selectFrom('duck').selectAll().execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await all()).toEqual([{ name: 'Ada' }]);
  });

  it('refuses what comes to a transaction after its end', async () => {
    let late = (): Promise<unknown> => Promise.resolve();
    await client.transaction(async (trx) => {
      late = () => trx.query('insert into duck values ($1)', ['late']);
    });
    await expect(late()).rejects.toThrow('The transaction is over');
    await client.transaction(async (trx) => {
      await trx.query('insert into duck values ($1)', ['undone']);
      await trx.rollback();
      await expect(trx.query('insert into duck values ($1)', ['late'])).rejects.toThrow('over');
    });
    expect(await names()).toEqual([]);
  });

  it('says that the store is away to what waits while it closes', async () => {
    const other = embeddedClient(await openMemoryClient());
    const last = other.query('select 1 as one');
    const closing = other.close();
    const waiting = other.query('select 2 as two').catch((error: unknown) => error);
    expect((await last).rows).toEqual([{ one: 1 }]);
    await closing;
    expect(isStoreAway(await waiting)).toBe(true);
  });
});
