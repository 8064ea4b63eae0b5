import { decodeJwt, UnsecuredJWT } from 'jose';
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

  /** How many tokens each sign-in was given, and how much its row keeps of them. */
  const rowOf = ({ access }: TokenPair) =>
    store()
      .db.selectFrom('token_family')
      .select(['token_number', 'recent_uses', 'token_hash'])
      .where('id', '=', decodeJwt(access).jti?.split(':')[0] ?? '')
      .executeTakeFirstOrThrow();
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
      const answers = await Promise.all(Array.from({ length: 100 }, () => client.refresh(tokens.refresh)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const successors = new Set(answers.map((answer) => tokensOf(answer).refresh));
      expect(successors.size).toBe(1);
      expect(await rowOf(tokens)).toMatchObject({ token_number: 2 });
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
      const before = await rowOf(tokens);
      const reuse = await client.refresh(tokens.refresh);
      expect(reuse).toMatchObject({ status: 400, body: { error: 'invalid_token_request', error_code: 2 } });
      expect(await client.refresh(next.refresh)).toMatchObject({ status: 400, body: { error_code: 2 } });
      expect((await client.account(next.access)).status).toBe(401);
      expect(await rowOf(tokens)).toEqual(before);
    });

    it('is one row with its sign-in, however often it was used', async () => {
      const { client, tokens } = await signedIn();
      const sizes: number[] = [];
      let { refresh } = tokens;
      for (let count = 0; count < 20; count += 1) {
        refresh = tokensOf(await client.refresh(refresh)).refresh;
        at.clock.pass(seconds(16));
        sizes.push((await rowOf(tokens)).recent_uses?.length ?? 0);
      }
      expect((await rowOf(tokens)).token_number).toBe(21);
      expect(Math.max(...sizes)).toBeLessThan(1_000);
    });

    it('leaves a row of a bounded size when a client refreshes without a pause, and its last ones are given again', async () => {
      const { client, tokens } = await signedIn();
      const given = [tokens];
      const sizes: number[] = [];
      for (let count = 0; count < 40; count += 1) {
        given.push(tokensOf(await client.refresh(given.at(-1)?.refresh ?? '')));
        sizes.push((await rowOf(tokens)).recent_uses?.length ?? 0);
      }
      expect(sizes[39]).toBeLessThan((sizes[15] ?? 0) * 1.01);
      for (const [place, { refresh }] of given.entries()) {
        if (place < 40 - 16 || place === 40) continue;
        expect(tokensOf(await client.refresh(refresh)).refresh).toBe(given[place + 1]?.refresh);
      }
      expect(tokensOf(await client.refresh(given[40]?.refresh ?? '')).refresh).not.toBe('');
    });

    it.each([1, 5, 40])('ends the family when it comes after %i others that followed it', async (uses) => {
      const { client, tokens } = await signedIn();
      let next = tokens;
      for (let count = 0; count < uses; count += 1) {
        next = tokensOf(await client.refresh(next.refresh));
        at.clock.pass(seconds(16));
      }
      expect(await client.refresh(tokens.refresh)).toMatchObject({ status: 400, body: { error_code: 2 } });
      expect(await client.refresh(next.refresh)).toMatchObject({ status: 400, body: { error_code: 2 } });
      expect((await client.account(next.access)).status).toBe(401);
    });

    it('is given its own successor within 15 seconds, also when that was used meanwhile', async () => {
      const { client, tokens } = await signedIn();
      const second = tokensOf(await client.refresh(tokens.refresh));
      at.clock.pass(seconds(7));
      const third = tokensOf(await client.refresh(second.refresh));
      at.clock.pass(seconds(8));
      expect(tokensOf(await client.refresh(tokens.refresh)).refresh).toBe(second.refresh);
      expect(tokensOf(await client.refresh(second.refresh)).refresh).toBe(third.refresh);
      expect((await client.account(third.access)).status).toBe(200);
    });

    it('with a changed end is refused and signs nobody out', async () => {
      const { client, tokens } = await signedIn();
      const [head, body, signature = ''] = tokens.refresh.split('.');
      const made = `${head}.${body}.${changed(signature)}`;
      expect(await client.refresh(made)).toMatchObject({ status: 400, body: { error_code: 0 } });
      expect((await client.refresh(tokens.refresh)).status).toBe(200);
    });

    it('made up by who knows the sign-in from an access token is refused and signs nobody out', async () => {
      const { client, tokens } = await signedIn();
      const next = tokensOf(await client.refresh(tokens.refresh));
      const family = decodeJwt(next.access).jti?.split(':')[0];
      for (const number of ['00000001', '00000002', '00000000', 'ffffffff']) {
        const jti = `${family}:${number}-0000-8000-8000-000000000000`;
        const made = new UnsecuredJWT({ jti }).encode();
        expect(await client.refresh(made)).toMatchObject({ status: 400, body: { error_code: 0 } });
      }
      expect((await client.refresh(next.refresh)).status).toBe(200);
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
      const before = await rowOf(late.tokens);
      expect(await late.client.refresh(late.tokens.refresh)).toMatchObject({
        status: 400,
        body: { error_code: 1 },
      });
      expect(await rowOf(late.tokens)).toEqual(before);
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
