import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../../src/contract/legacy-auth.ts';
import { AuthClient, field, type TokenPair, tokensOf } from '../../support/auth-client.ts';
import { days, minutes } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());

  const signIn = async (email: string) => {
    at.clock.pass(minutes(1));
    const client = new AuthClient(at);
    await client.authorize();
    await client.askPasscode(email);
    const entered = await client.logIn(email, await at.passcodeFor(email));
    return { client, tokens: tokensOf(await client.exchange(field(entered.body, 'code'))) };
  };
  const legacyTokenOf = async (email: string) => {
    at.clock.pass(minutes(1));
    const client = new AuthClient(at);
    await client.call('POST', legacyAuthPaths.loginLink, { query: { email } });
    const query = { email, otp: await at.passcodeFor(email) };
    return field((await client.call('POST', legacyAuthPaths.login, { query })).body, 'auth_token');
  };
  const validate = async (token: string) =>
    (await new AuthClient(at).call('POST', legacyAuthPaths.validate, { bearer: token })).status;
  const change = async (client: AuthClient, access: string, to: string | undefined, reader: string) => {
    at.clock.pass(minutes(1));
    const hash = field((await client.edit(access, to)).body, 'hash');
    const done = await client.confirm(access, { email: to, hash, otp: await at.passcodeFor(reader) });
    expect(done.status).toBe(200);
  };
  const everyWay = async () => {
    const email = freshAddress();
    const here = new AuthClient(at);
    const tokens = await here.signUpWith(email);
    const there = await signIn(email);
    return { email, here, tokens, there, legacy: await legacyTokenOf(email) };
  };
  const isOver = async (client: AuthClient, { access, refresh }: TokenPair) => {
    expect((await client.account(access)).status).toBe(401);
    expect(await client.refresh(refresh)).toMatchObject({ status: 400, body: { error_code: 3 } });
  };

  describe('signing out everywhere', () => {
    it('ends every session of the account, of both versions, and no other account’s', async () => {
      const { here, tokens, there, legacy } = await everyWay();
      const other = new AuthClient(at);
      const others = await other.signUp();
      const answer = await here.call('POST', authPaths.logoutEverywhere, { bearer: tokens.access });
      expect(answer).toMatchObject({ status: 200, body: { status: 'logged_out' } });
      await isOver(here, tokens);
      await isOver(there.client, there.tokens);
      expect(await validate(legacy)).toBe(401);
      expect((await other.account(others.access)).status).toBe(200);
    });

    it('ends codes that were not exchanged yet, which nobody replayed', async () => {
      const email = freshAddress();
      const here = new AuthClient(at);
      const { access } = await here.signUpWith(email);
      at.clock.pass(minutes(1));
      const there = new AuthClient(at);
      await there.authorize();
      await there.askPasscode(email);
      const code = field((await there.logIn(email, await at.passcodeFor(email))).body, 'code');
      await here.call('POST', authPaths.logoutEverywhere, { bearer: access });
      const families = await store().db.selectFrom('token_family').select('id').execute();
      expect(await there.exchange(code)).toMatchObject({ status: 400, body: { error_code: 0 } });
      expect(await there.exchange(code)).toMatchObject({ status: 400, body: { error_code: 0 } });
      expect(await store().db.selectFrom('token_family').select('id').execute()).toHaveLength(
        families.length,
      );
    });

    it('is done by nobody who is not signed in', async () => {
      const { here, tokens, there } = await everyWay();
      await here.call('POST', authPaths.logout, { bearer: tokens.access });
      const answer = await here.call('POST', authPaths.logoutEverywhere, { bearer: tokens.access });
      expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
      expect((await there.client.account(there.tokens.access)).status).toBe(200);
    });
  });

  describe('a change of address', () => {
    it('ends every other session of the account', async () => {
      const { here, tokens, there, legacy } = await everyWay();
      const next = freshAddress();
      await change(here, tokens.access, next, next);
      expect((await here.account(tokens.access)).status).toBe(200);
      await isOver(there.client, there.tokens);
      expect(await validate(legacy)).toBe(401);
    });

    it('does so when the address is removed, and the session that is left lives 400 days', async () => {
      const { email, here, tokens, there } = await everyWay();
      await change(here, tokens.access, undefined, email);
      await isOver(there.client, there.tokens);
      at.clock.pass(days(400) - 1);
      expect((await here.refresh(tokens.refresh)).status).toBe(200);
    });

    it('that is asked for by a token of the first version leaves that one', async () => {
      const { here, tokens, legacy } = await everyWay();
      at.clock.pass(minutes(1));
      const next = freshAddress();
      const asked = await here.call('POST', legacyAuthPaths.edit, { bearer: legacy, query: { email: next } });
      const query = { email: next, hash: field(asked.body, 'hash'), otp: await at.passcodeFor(next) };
      const done = await here.call('POST', legacyAuthPaths.editConfirm, { bearer: legacy, query });
      expect(done.status).toBe(200);
      expect(await validate(legacy)).toBe(200);
      await isOver(here, tokens);
    });

    it('of an account that had none ends nothing', async () => {
      const here = new AuthClient(at);
      const tokens = await here.signUp();
      const key = field(
        (await here.call('POST', authPaths.recoveryKey, { bearer: tokens.access })).body,
        'key',
      );
      const there = new AuthClient(at);
      await there.authorize();
      const entered = await there.call('POST', authPaths.login, { json: { key, method: 'recovery-key' } });
      const theirs = tokensOf(await there.exchange(field(entered.body, 'code')));
      const email = freshAddress();
      await change(here, tokens.access, email, email);
      expect((await there.account(theirs.access)).status).toBe(200);
    });
  });

  describe('a session', () => {
    it('of an account without an address lives 400 days from each use', async () => {
      const client = new AuthClient(at);
      const tokens = await client.signUp();
      at.clock.pass(days(400) - 1);
      const next = tokensOf(await client.refresh(tokens.refresh));
      at.clock.pass(days(400) - 1);
      const last = tokensOf(await client.refresh(next.refresh));
      at.clock.pass(days(400));
      expect(await client.refresh(last.refresh)).toMatchObject({ status: 400, body: { error_code: 1 } });
    });

    it('lives 30 days once there is an address, also the one that added it', async () => {
      const [early, late] = [new AuthClient(at), new AuthClient(at)];
      const first = await early.signUpWith(freshAddress());
      const other = await late.signUpWith(freshAddress());
      at.clock.pass(days(30) - 1);
      const next = tokensOf(await early.refresh(first.refresh));
      at.clock.pass(1);
      expect(await late.refresh(other.refresh)).toMatchObject({ status: 400, body: { error_code: 1 } });
      at.clock.pass(days(30));
      expect(await early.refresh(next.refresh)).toMatchObject({ status: 400, body: { error_code: 1 } });
    });
  });
});
