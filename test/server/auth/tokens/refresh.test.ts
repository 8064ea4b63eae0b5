import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { AuthClient, changed, type TokenPair, tokensOf } from '../../support/auth-client.ts';
import { days, seconds } from '../../support/manual-clock.ts';
import { openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());

  const tokensInStore = async () =>
    (await store().db.selectFrom('refresh_token').select('token_hash').execute()).length;
  const signedIn = async (): Promise<{ client: AuthClient; tokens: TokenPair }> => {
    const client = new AuthClient(at);
    return { client, tokens: await client.signUp() };
  };

  describe('a refresh token', () => {
    it('gives a new pair and the account stays signed in', async () => {
      const { client, tokens } = await signedIn();
      const next = tokensOf(await client.refresh(tokens.refresh));
      expect(next.refresh).not.toBe(tokens.refresh);
      expect((await client.account(next.access)).status).toBe(200);
      expect((await client.refresh(next.refresh)).status).toBe(200);
    });

    it('asked for 100 times at once gives one successor, and nobody is signed out', async () => {
      const { client, tokens } = await signedIn();
      const before = await tokensInStore();
      const answers = await Promise.all(Array.from({ length: 100 }, () => client.refresh(tokens.refresh)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const successors = new Set(answers.map((answer) => tokensOf(answer).refresh));
      expect(successors.size).toBe(1);
      expect(await tokensInStore()).toBe(before + 1);
      for (const successor of successors) expect((await client.refresh(successor)).status).toBe(200);
    });

    it('used again within 15 seconds gives the same successor', async () => {
      const { client, tokens } = await signedIn();
      const first = tokensOf(await client.refresh(tokens.refresh));
      at.clock.pass(seconds(15));
      expect(tokensOf(await client.refresh(tokens.refresh)).refresh).toBe(first.refresh);
    });

    it('used again later ends the family: its successor and its access tokens too', async () => {
      const { client, tokens } = await signedIn();
      const next = tokensOf(await client.refresh(tokens.refresh));
      at.clock.pass(seconds(15) + 1);
      const before = await tokensInStore();
      const reuse = await client.refresh(tokens.refresh);
      expect(reuse).toMatchObject({ status: 400, body: { error: 'invalid_token_request', error_code: 2 } });
      expect(await client.refresh(next.refresh)).toMatchObject({ status: 400, body: { error_code: 2 } });
      expect((await client.account(next.access)).status).toBe(401);
      expect(await tokensInStore()).toBe(before);
    });

    it('leaves another sign-in of the same store alone when its family ends', async () => {
      const [thief, other] = [await signedIn(), await signedIn()];
      await thief.client.refresh(thief.tokens.refresh);
      at.clock.pass(seconds(16));
      await thief.client.refresh(thief.tokens.refresh);
      expect((await other.client.account(other.tokens.access)).status).toBe(200);
    });

    it('of an account without an address lives 400 days', async () => {
      const [kept, late] = [await signedIn(), await signedIn()];
      at.clock.pass(days(400) - 1);
      expect((await kept.client.refresh(kept.tokens.refresh)).status).toBe(200);
      at.clock.pass(1);
      const before = await tokensInStore();
      expect(await late.client.refresh(late.tokens.refresh)).toMatchObject({
        status: 400,
        body: { error_code: 1 },
      });
      expect(await tokensInStore()).toBe(before);
    });

    it('of another client is refused and stays good for its own', async () => {
      const { client, tokens } = await signedIn();
      const wrong = await client.refresh(tokens.refresh, { client_id: 'mallard-apps' });
      expect(wrong).toMatchObject({ status: 400, body: { error_code: 0 } });
      expect((await client.refresh(tokens.refresh)).status).toBe(200);
    });

    it('that was made up is refused', async () => {
      const { client } = await signedIn();
      expect(await client.refresh('made-up')).toMatchObject({ status: 400, body: { error_code: 0 } });
    });
  });

  describe('signing out', () => {
    it('ends this sign-in: refresh token and access token', async () => {
      const { client, tokens } = await signedIn();
      const answer = await client.call('POST', authPaths.logout, { bearer: tokens.access });
      expect(answer).toMatchObject({ status: 200, body: { status: 'logged_out' } });
      expect(await client.refresh(tokens.refresh)).toMatchObject({ status: 400, body: { error_code: 3 } });
      expect(await client.account(tokens.access)).toMatchObject({
        status: 401,
        body: { error: 'invalid_token' },
      });
    });

    it('without a token, or twice, is refused', async () => {
      const { client, tokens } = await signedIn();
      expect(await client.call('POST', authPaths.logout)).toMatchObject({
        status: 401,
        body: { error: 'invalid_token' },
      });
      await client.call('POST', authPaths.logout, { bearer: tokens.access });
      expect((await client.call('POST', authPaths.logout, { bearer: tokens.access })).status).toBe(401);
    });
  });

  describe('an access token', () => {
    it('is refused after four hours, and a refresh brings the account back', async () => {
      const { client, tokens } = await signedIn();
      at.clock.pass(seconds(14_400));
      const expired = await client.account(tokens.access);
      expect(expired).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
      expect(expired.headers.get('WWW-Authenticate')).toBe('Bearer');
      const next = tokensOf(await client.refresh(tokens.refresh));
      expect((await client.account(next.access)).status).toBe(200);
    });

    it('that was changed is refused', async () => {
      const { client, tokens } = await signedIn();
      const [head = '', body = '', signature = ''] = tokens.access.split('.');
      const other = (await signedIn()).tokens.access.split('.');
      const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      const forged = [
        `${head}.${other[1]}.${signature}`,
        `${unsigned}.${body}.`,
        `${head}.${body}.${changed(signature)}`,
        tokens.refresh,
      ];
      for (const token of forged) expect((await client.account(token)).status).toBe(401);
      expect((await client.account(tokens.access)).status).toBe(200);
    });
  });
});
