import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyAuthPaths } from '../../src/contract/legacy-auth.ts';
import { forgetExpired } from '../../src/server/housekeeping.ts';
import { AuthClient, field } from './support/auth-client.ts';
import { days, minutes } from './support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from './support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const count = async (
  table:
    | 'authorization_session'
    | 'token_family'
    | 'refresh_token'
    | 'limit_counter'
    | 'legacy_token'
    | 'email_change'
    | 'passcode'
    | 'outbox',
) => (await at.store.db.selectFrom(table).selectAll().execute()).length;

describe('housekeeping', () => {
  it('leaves what is still of use: a sign-in, its account, a limit on an address', async () => {
    const client = new AuthClient(at);
    const email = freshAddress();
    const tokens = await client.signUpWith(email);
    await client.refresh(tokens.refresh);
    const other = new AuthClient(at);
    await other.authorize();
    await forgetExpired(at.store.db, at.clock.now());
    expect((await client.account(tokens.access)).status).toBe(200);
    expect((await client.refresh(tokens.refresh)).status).toBe(200);
    expect((await other.askPasscode(email)).status).toBe(429);
  });

  it('removes what has expired, and never an account with an address', async () => {
    const client = new AuthClient(at);
    const [first, email] = [freshAddress(), freshAddress()];
    const { access } = await client.signUpWith(first);
    at.clock.pass(minutes(1));
    const hash = field((await client.edit(access, email)).body, 'hash');
    await client.confirm(access, { email, hash, otp: await at.passcodeFor(email) });
    at.clock.pass(minutes(1));
    await client.call('POST', legacyAuthPaths.loginLink, { query: { email } });
    const query = { email, otp: await at.passcodeFor(email) };
    await client.call('POST', legacyAuthPaths.login, { query });
    for (const table of ['legacy_token', 'email_change'] as const) expect(await count(table)).toBe(1);
    at.clock.pass(days(32));
    await forgetExpired(at.store.db, at.clock.now());
    for (const table of [
      'authorization_session',
      'token_family',
      'refresh_token',
      'limit_counter',
      'legacy_token',
      'email_change',
      'passcode',
      'outbox',
    ] as const) {
      expect(await count(table)).toBe(0);
    }
    const visitor = new AuthClient(at);
    await visitor.authorize();
    await visitor.askPasscode(email);
    expect((await visitor.logIn(email, await at.passcodeFor(email))).status).toBe(200);
  });
});
