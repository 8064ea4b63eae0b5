import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateUpTo } from '../../../src/server/db/migrate.ts';
import { connectPostgres, type Store } from '../../../src/server/db/store.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const at = Date.UTC(2026, 10, 23);
const formerly = {
  plain: 'lena@pond.example',
  umlaut: 'a@bücher.example',
  alone: 'duck@gmａil.com',
  older: 'drake@gmａil.com',
  younger: 'drake@gｍail.com',
  second: 'lena@pｏnd.example',
} as const;
const accounts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(formerly).map((name) => [name, randomUUID()]),
);

let store: Store;
beforeAll(async () => {
  store = connectPostgres(await freshDatabase('none'));
  await migrateUpTo(store.db, '0032-deleted-accounts');
  for (const [name, email] of Object.entries(formerly)) {
    const id = accounts[name];
    const created = at + (name === 'younger' ? 1 : 0);
    await sql`insert into account (id, email, created_at) values (${id}, ${email}, ${created})`.execute(
      store.db,
    );
    await sql`insert into trial (account_id, started_at, address_noted_at) values (${id}, ${at}, ${at})`.execute(
      store.db,
    );
  }
  await migrateUpTo(store.db, '0033-one-form');
});
afterAll(() => store.close());

it('each account gets the one form of its address, unless another has it: then none loses what it had', async () => {
  const rows = await store.db.selectFrom('account').select(['id', 'email']).execute();
  expect(new Map(rows.map(({ id, email }) => [id, email]))).toEqual(
    new Map([
      [accounts['plain'], 'lena@pond.example'],
      [accounts['umlaut'], 'a@xn--bcher-kva.example'],
      [accounts['alone'], 'duck@gmail.com'],
      [accounts['older'], 'drake@gmail.com'],
      [accounts['younger'], formerly.younger],
      [accounts['second'], formerly.second],
    ]),
  );
});

it('the trials of those accounts are noted anew, by the one form', async () => {
  const noted = await store.db
    .selectFrom('trial')
    .select('account_id')
    .where('address_noted_at', 'is not', null)
    .execute();
  expect(noted).toEqual([{ account_id: accounts['plain'] }]);
});
