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
    expect((await other.askPasscode(email)).status).toBe(200);
    const limits = () => at.store.db.selectFrom('limit_counter').select('key').orderBy('key').execute();
    const before = await limits();
    await forgetExpired(at.store.db, at.clock.now());
    expect((await client.account(tokens.access)).status).toBe(200);
    expect((await client.refresh(tokens.refresh)).status).toBe(200);
    expect(before).not.toEqual([]);
    expect(await limits()).toEqual(before);
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

describe('the running server', () => {
  it('deletes by itself what the modules have kept long enough', async () => {
    const { db } = at.store;
    const long = at.clock.now() - days(2_000);
    const day = new Date(long).toISOString().slice(0, 10);
    const id = '0b8e5a52-6d7a-4c25-9d1f-5a0b1f3b9a11';
    const none = { name: '', email: '', details: '', locale: 'en' };
    await db
      .insertInto('feedback')
      .values({ id, day, kind: 'windows-survey', site: null, reason: 'slow', comment: '' })
      .execute();
    await db
      .insertInto('withdrawal')
      .values({ id, received_at: long, ...none })
      .execute();
    await db.insertInto('cloud_settings').values({ key_hash: id, settings: '{}', used_at: long }).execute();
    await db.insertInto('beacon_count').values({ day, pixel: 'page', params: '[]', count: 1 }).execute();
    await db
      .insertInto('csp_report')
      .values({ day, directive: 'img-src', blocked: 'data', enforced: true, count: 1 })
      .execute();
    // What a server does every hour it does at its start, and ends before it closes.
    await (await openTestSite({ store: at.store, clock: at.clock })).close();
    for (const table of ['feedback', 'withdrawal', 'cloud_settings', 'beacon_count', 'csp_report'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
