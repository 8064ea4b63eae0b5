import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateUpTo } from '../../../src/server/db/migrate.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import { connectPostgres, type Store } from '../../../src/server/db/store.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const at = Date.UTC(2026, 10, 23);
const [living, used, bare] = [randomUUID(), randomUUID(), randomUUID()];

let store: Store;
beforeAll(async () => {
  store = connectPostgres(await freshDatabase('none'));
  await migrateUpTo(store.db, '0024-rolling-comparison');
  await signIns(store.db);
  await migrateUpTo(store.db, '0025-one-row-a-sign-in');
});
afterAll(() => store.close());

/** In the SQL of that time. */
async function signIns(db: Kysely<Database>): Promise<void> {
  const account = randomUUID();
  await sql`insert into account (id, created_at) values (${account}, ${at})`.execute(db);
  for (const id of [living, used, bare]) {
    await sql`insert into token_family (id, account_id, client_id, created_at, last_used_at)
      values (${id}, ${account}, 'mallard-web', ${at}, ${at + 5})`.execute(db);
  }
  const tokens = [
    [living, 'first', at + 10, at + 1, null],
    [living, 'second', at + 20, at + 5, 'sealed'],
    [living, 'third', at + 30, null, null],
    [used, 'alone', at + 40, at + 2, null],
  ] as const;
  for (const [family, hash, expiresAt, usedAt, sealed] of tokens) {
    await sql`insert into refresh_token (token_hash, family_id, expires_at, used_at, sealed_successor)
      values (${hash}, ${family}, ${expiresAt}, ${usedAt}, ${sealed})`.execute(db);
  }
}

it('each sign-in of an older store keeps its tokens: the one that counts, what is given again, and all hashes', async () => {
  const rows = await store.db
    .selectFrom('token_family')
    .select(['id', 'token_hash', 'token_number', 'token_expires_at', 'recent_uses', 'former_hashes'])
    .execute();
  const of = (family: string) => rows.find(({ id }) => id === family);
  expect(of(living)).toMatchObject({ token_hash: 'third', token_number: 0, token_expires_at: at + 30 });
  expect(JSON.parse(of(living)?.recent_uses ?? '')).toEqual([
    { hash: 'second', usedAt: at + 5, sealed: 'sealed' },
  ]);
  expect(of(living)?.former_hashes?.split(' ').toSorted()).toEqual(['first', 'second', 'third']);
  expect(of(used)).toMatchObject({
    token_hash: '',
    token_expires_at: at + 40,
    recent_uses: null,
    former_hashes: 'alone',
  });
  expect(of(bare)).toMatchObject({ token_hash: '', token_expires_at: at + 5, former_hashes: null });
});
