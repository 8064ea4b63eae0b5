import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { AuthClient } from '../../support/auth-client.ts';
import { days, hours, minutes } from '../../support/manual-clock.ts';
import { forgetExpired } from '../../support/run-jobs.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.store.db.deleteFrom('token_family').execute();
});

const families = async () => (await at.store.db.selectFrom('token_family').select('id').execute()).length;
const tidy = () => forgetExpired(at.store.db, at.clock.now());

describe('a sign-in that was signed out', () => {
  it.each([authPaths.logout, authPaths.logoutEverywhere])(
    'is gone within a day of %s, and its tokens are refused before and after',
    async (path) => {
      const client = new AuthClient(at);
      const { access, refresh } = await client.signUp();
      const other = new AuthClient(at);
      const stays = await other.signUp();
      expect((await client.call('POST', path, { bearer: access })).status).toBe(200);
      at.clock.pass(days(1) - hours(2) - 1);
      await tidy();
      expect(await families()).toBe(2);
      expect((await client.refresh(refresh)).body).toMatchObject({ error_code: 3 });
      at.clock.pass(hours(1));
      await tidy();
      expect(await families()).toBe(1);
      expect((await client.refresh(refresh)).body).toMatchObject({ error_code: 0 });
      expect((await client.account(access)).status).toBe(401);
      expect((await other.refresh(stays.refresh)).status).toBe(200);
    },
  );

  it('leaves nothing a day after the account was deleted', async () => {
    const client = new AuthClient(at);
    const email = freshAddress();
    const { access, refresh } = await client.signUpWith(email);
    at.clock.pass(minutes(1));
    await client.call('POST', authPaths.deleteRequest, { bearer: access });
    const otp = await at.passcodeFor(email);
    const deleted = await client.call('POST', authPaths.delete, { bearer: access, json: { otp } });
    expect(deleted.body).toEqual({ status: 'deleted' });
    expect((await client.refresh(refresh)).body).toMatchObject({ error: 'unknown_account' });
    at.clock.pass(days(1) - hours(1));
    await tidy();
    expect(await families()).toBe(0);
    expect(await at.store.db.selectFrom('authorization_code').selectAll().execute()).toEqual([]);
    expect((await client.refresh(refresh)).status).toBe(400);
    expect((await client.account(access)).status).toBe(401);
  });
});
