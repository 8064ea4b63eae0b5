import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { retryingTransactions, untilDone } from '../../../src/server/db/retry-transactions.ts';
import { openFreshStore } from '../support/fresh-database.ts';

const raised = (code: string) => sql`
  do $$ begin raise exception 'ended' using errcode = ${sql.lit(code)}; end $$`;

it.each([
  ['40001', 5],
  ['40P01', 5],
  ['23505', 1],
])('a transaction that ends with %s is tried %i times, and nothing of it is left', async (code, most) => {
  const store = await openFreshStore();
  try {
    let tries = 0;
    const failing = store.db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        tries += 1;
        await sql`insert into site_value (key, value) values ('tried', 'yes')`.execute(trx);
        await raised(code).execute(trx);
      });
    await expect(failing).rejects.toThrow('ended');
    expect(tries).toBe(most);
    expect(await store.db.selectFrom('site_value').selectAll().execute()).toEqual([]);
  } finally {
    await store.close();
  }
});

it.each([
  ['40001', 5],
  ['40P01', 5],
  ['23505', 1],
])(
  'a statement of its own that ends with %s is tried %i times, as the transaction that it is',
  async (code, most) => {
    const store = await openFreshStore();
    try {
      const tried = async () =>
        (await sql<{ value: number }>`select last_value as value from tried`.execute(store.db)).rows[0]
          ?.value;
      await sql`create sequence tried`.execute(store.db);
      // What a sequence gave stays given, whatever ends.
      const failing = sql`
      do $$ begin perform nextval('tried'); raise exception 'ended' using errcode = ${sql.lit(code)}; end $$`;
      await expect(failing.execute(store.db)).rejects.toThrow('ended');
      expect(await tried()).toBe(most);
      // Within a transaction it is not the statement that is done again.
      await expect(store.db.transaction().execute((trx) => failing.execute(trx))).rejects.toThrow('ended');
      expect(await tried()).toBe(2 * most);
    } finally {
      await sql`drop sequence tried`.execute(store.db);
      await store.close();
    }
  },
);

it('what succeeds at the third try is done once', async () => {
  const store = await openFreshStore();
  try {
    let tries = 0;
    const answer = await retryingTransactions(store.db)
      .transaction()
      .execute(async (trx) => {
        tries += 1;
        await sql`insert into site_value (key, value) values (${`try ${tries}`}, 'yes')`.execute(trx);
        if (tries < 3) await raised('40001').execute(trx);
        return 'done';
      });
    expect(answer).toBe('done');
    const rows = await store.db.selectFrom('site_value').select('key').execute();
    expect(rows).toEqual([{ key: 'try 3' }]);
  } finally {
    await store.close();
  }
});

/** A pause that is over at once, and chance as it is told. */
function noted(chance: number) {
  const waits: number[] = [];
  const pause = async (milliseconds: number) => void waits.push(milliseconds);
  return { waits, between: { pause, random: () => chance } };
}
const ended = (code: string) => Object.assign(new Error('ended'), { code });

it.each([
  [0, [10, 20, 40, 80]],
  [0.5, [15, 30, 60, 120]],
  [1, [20, 40, 80, 160]],
])('a transaction is tried again after a pause that grows, by chance (%f)', async (chance, pauses) => {
  const { waits, between } = noted(chance);
  let tries = 0;
  const failing = untilDone(async () => {
    tries += 1;
    throw ended('40001');
  }, between);
  await expect(failing).rejects.toThrow('ended');
  expect({ tries, waits }).toEqual({ tries: 5, waits: pauses });
});

it('what is done at once, or failed for another reason, waits for nothing', async () => {
  const { waits, between } = noted(0.5);
  expect(await untilDone(async () => 'done', between)).toBe('done');
  await expect(untilDone(() => Promise.reject(ended('23505')), between)).rejects.toThrow('ended');
  expect(waits).toEqual([]);
});

it('nobody holds a connection in the pause before a transaction is tried again', async () => {
  const store = await openFreshStore();
  try {
    let tries = 0;
    const pause = async () => {
      // As many as there are connections: they are there all together.
      const all = Array.from({ length: 10 }, () => sql`select pg_sleep(0.01)`.execute(store.db));
      await Promise.all(all);
    };
    const answer = await retryingTransactions(store.db, { pause, random: () => 0 })
      .transaction()
      .execute(async (trx) => {
        tries += 1;
        if (tries < 3) await raised('40001').execute(trx);
        return 'done';
      });
    expect({ answer, tries }).toEqual({ answer: 'done', tries: 3 });
  } finally {
    await store.close();
  }
});
