import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt, UnsecuredJWT } from 'jose';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptionBase, subscriptionPaths } from '../../../../src/contract/subscription.ts';
import type { Database } from '../../../../src/server/db/schema.ts';
import type { Store } from '../../../../src/server/db/store.ts';
import { AuthClient, changed } from '../../support/auth-client.ts';
import { openFreshStore } from '../../support/fresh-database.ts';
import { openTestSite, siteUrl, type TestSite } from '../../support/test-site.ts';

interface Asked {
  readonly shared: string[];
  readonly counters: string[];
}

/** What the call asks the store for that is under way here; housekeeping goes on beside it. */
const asked = new AsyncLocalStorage<Asked>();
let store: Store;
let at: TestSite;
beforeAll(async () => {
  store = await openFreshStore();
  at = await openTestSite({ store });
  listen(store.db, 'shared');
  listen(store.counters, 'counters');
});
afterAll(async () => {
  await at?.close();
  await store?.close();
});

function listen(db: Kysely<Database>, of: keyof Asked): void {
  const executor = db.getExecutor();
  const [execute, provide] = [
    executor.executeQuery.bind(executor),
    executor.provideConnection.bind(executor),
  ];
  executor.executeQuery = (query, ...rest) => {
    asked.getStore()?.[of].push(query.sql);
    return execute(query, ...rest);
  };
  executor.provideConnection = (consumer) => {
    asked.getStore()?.[of].push('a connection');
    return provide(consumer);
  };
}

async function during(call: () => Promise<{ readonly status: number }>) {
  const seen: Asked = { shared: [], counters: [] };
  const { status } = await asked.run(seen, call);
  return { status, ...seen };
}

const token = (jti: string) => new UnsecuredJWT({ jti }).encode();
const unsigned = (payload: string) => `e30.${Buffer.from(payload).toString('base64url')}.`;
const random = () => randomBytes(32).toString('base64url');
const get = async (bearer: string) => {
  const url = siteUrl + subscriptionBase + subscriptionPaths.status;
  return at.site.fetch(new Request(url, { headers: { Authorization: `Bearer ${bearer}` } }));
};

it.each<[string, 'nothing' | 'a look', (client: AuthClient) => Promise<{ readonly status: number }>, number]>(
  [
    [
      'a refresh token of a number',
      'nothing',
      (client) => client.refresh(token(`${randomUUID()}:00000001-0000-8000-8000-000000000000`)),
      400,
    ],
    [
      'a refresh token by a random name',
      'a look',
      (client) => client.refresh(token(`${randomUUID()}:${randomUUID()}`)),
      400,
    ],
    ['a refresh token that is none', 'nothing', (client) => client.refresh('a.b.c'), 400],
    [
      'a refresh token whose name is no text and makes none',
      'nothing',
      (client) => client.refresh(unsigned('{"jti":{"toString":1}}')),
      400,
    ],
    ['a code', 'a look', (client) => client.exchange(random()), 400],
    ['a bearer of the first version', 'a look', () => get(random()), 401],
  ],
)(
  '%s that is made up takes no connection that visitors share, and %s of the others',
  async (_, taken, call, status) => {
    const seen = await during(() => call(new AuthClient(at)));
    expect(seen).toMatchObject({ status, shared: [] });
    expect(seen.counters.filter((text) => text !== 'a connection')).toEqual(
      taken === 'nothing' ? [] : [expect.stringMatching(/^select (?!.* for (?:update|share))/)],
    );
  },
);

it('a token that is ours is found all the same, by the connections that visitors share', async () => {
  const client = new AuthClient(at);
  const { access, refresh } = await client.signUp();
  const family = decodeJwt(access).jti?.split(':')[0];
  expect((await client.refresh(token(`${family}:${randomUUID()}`))).status).toBe(400);
  expect((await client.refresh(changed(refresh))).status).toBe(400);
  const seen = await during(() => client.refresh(refresh));
  expect(seen.status).toBe(200);
  expect(seen.shared).not.toEqual([]);
});

it('a bearer with another signature takes no connection; for a key that nobody has they are read once in 5 s', async () => {
  const { access } = await new AuthClient(at).signUp();
  const forged = await during(() => get(changed(access)));
  expect(forged).toEqual({ status: 401, shared: [], counters: [] });
  const unknown = () => get('eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl');
  await unknown();
  expect(await during(unknown)).toEqual({ status: 401, shared: [], counters: [] });
});
