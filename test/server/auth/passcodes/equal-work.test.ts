import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyAuthPaths } from '../../../../src/contract/legacy-auth.ts';
import type { Store } from '../../../../src/server/db/store.ts';
import { type Answer, AuthClient } from '../../support/auth-client.ts';
import { openFreshStore } from '../../support/fresh-database.ts';
import { minutes } from '../../support/manual-clock.ts';
import { type RecordedStore, recordQueries } from '../../support/record-queries.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';

let at: TestSite;
let store: Store;
let recorded: RecordedStore;
let email: string;
beforeAll(async () => {
  store = await openFreshStore();
  recorded = recordQueries(store);
  at = await openTestSite({ store: recorded.store });
  email = freshAddress();
  await new AuthClient(at).signUpWith(email);
  at.clock.pass(minutes(1));
});
afterAll(async () => {
  await at.close();
  await store.close();
});

/** The statements that a call makes the store do, without their values, and what the caller sees. */
const workOf = async (call: () => ReturnType<AuthClient['call']>) => {
  await at.site.settled();
  const answers: Answer[] = [];
  const heard = await recorded.during(async () => answers.push(await call()));
  const work = heard.filter((query) => !/"outbox" set|from "outbox"/.test(query));
  await at.site.settled();
  return {
    seen: answers.map(({ status, body, headers }) => ({ status, body, headers: [...headers] })),
    work,
  };
};

it('a wrong passcode is refused by one statement, which counts and looks and holds nothing', async () => {
  const client = new AuthClient(at);
  await client.authorize();
  const { work, seen } = await workOf(() => client.logIn(email, '000000'));
  expect(seen).toMatchObject([{ status: 400, body: { error: 'invalid_login_credentials' } }]);
  expect(work).toEqual([expect.stringMatching(/limit_counter[\s\S]*from authorization_session/)]);
  expect(work[0]).not.toMatch(/\bfor (?:update|share|no key|key)/);
});

describe('an address with an account and one without', () => {
  it.each([
    ['asked for a passcode', async (client: AuthClient, address: string) => client.askPasscode(address)],
    [
      'given a wrong passcode',
      async (client: AuthClient, address: string) => client.logIn(address, '000000'),
    ],
    [
      'asked for a passcode of the first version',
      async (client: AuthClient, address: string) =>
        client.call('POST', legacyAuthPaths.loginLink, { query: { email: address } }),
    ],
    [
      'given a wrong passcode of the first version',
      async (client: AuthClient, address: string) =>
        client.call('POST', legacyAuthPaths.login, { query: { email: address, otp: '000000' } }),
    ],
  ])('get the same answer for the same work when %s', async (_, act) => {
    at.clock.pass(minutes(20));
    const [one, other] = [new AuthClient(at), new AuthClient(at)];
    await one.authorize();
    await other.authorize();
    const known = await workOf(() => act(one, email));
    const unknown = await workOf(() => act(other, freshAddress()));
    expect(unknown.seen).toEqual(known.seen);
    expect(known.work.length).toBeGreaterThan(0);
    expect(unknown.work).toEqual(known.work);
  });
});
