import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionCookieName } from '../../../../src/domain/account/session-cookie.ts';
import { AuthClient, field, tokensOf } from '../../support/auth-client.ts';
import { minutes, seconds } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

/** A browser that sends another cookie of the session's name before its own. */
async function withPlanted(planted: string): Promise<AuthClient> {
  const client = await AuthClient.begun(at);
  client.cookie = `${planted}; ${sessionCookieName}=${client.cookie}`;
  return client;
}

it.each([
  ['made up', 'made-up'],
  ['empty', ''],
  ['many', Array.from({ length: 40 }, (_, index) => `made-up-${index}`).join(`; ${sessionCookieName}=`)],
])('a visitor signs in whose domain was given other cookies of the name (%s)', async (_, planted) => {
  const email = freshAddress();
  await new AuthClient(at).signUpWith(email);
  at.clock.pass(minutes(1));
  const client = await withPlanted(planted);
  expect((await client.askPasscode(email)).status).toBe(200);
  const entered = await client.logIn(email, await at.passcodeFor(email));
  expect((await client.exchange(field(entered.body, 'code'))).status).toBe(200);
});

it('an account is made in the visitor’s own session, not in one that somebody else began before', async () => {
  const stranger = await AuthClient.begun(at);
  at.clock.pass(seconds(1));
  const client = await withPlanted(stranger.cookie ?? '');
  const made = await client.create();
  expect(tokensOf(await client.exchange(field(made.body, 'code'))).access).not.toBe('');
});

it('several cookies of which none began a session are none', async () => {
  const client = new AuthClient(at);
  client.cookie = `made-up; ${sessionCookieName}=also-made-up`;
  const accounts = () => at.store.db.selectFrom('account').select('id').execute();
  const before = await accounts();
  expect(await client.create()).toMatchObject({ status: 400, body: { error: 'invalid_session_id' } });
  expect(await accounts()).toEqual(before);
});
