import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { authPaths } from '../../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../../src/contract/legacy-auth.ts';
import { subscriptionBase, subscriptionPaths } from '../../../../src/contract/subscription.ts';
import { signToken } from '../../../../src/server/auth/keys/sign-token.ts';
import { SigningKeys } from '../../../../src/server/auth/keys/signing-keys.ts';
import { sealedTokens } from '../../../../src/server/auth/tokens/forget-sealed-tokens.ts';
import { readRecentUses } from '../../../../src/server/auth/tokens/recent-uses.ts';
import { KeyedHash } from '../../../../src/server/keyed-hash.ts';
import { AuthClient, type TokenPair, tokensOf } from '../../support/auth-client.ts';
import { days, ManualClock, minutes, seconds } from '../../support/manual-clock.ts';
import { runJobs } from '../../support/run-jobs.ts';
import { openTestSite, siteUrl, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KeySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('EC') })),
});

withStores((store) => {
  let at: TestSite;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());

  const signedIn = async (): Promise<{ client: AuthClient; tokens: TokenPair }> => {
    const client = new AuthClient(at);
    return { client, tokens: await client.signUp() };
  };
  /** As a host app does it: by the keys that the server publishes. */
  const verified = async (token: string, audience: string) => {
    const { keys } = KeySet.parse((await new AuthClient(at).call('GET', authPaths.keys)).body);
    return jwtVerify(token, createLocalJWKSet({ keys }), {
      algorithms: ['ES256'],
      typ: 'JWT',
      issuer: siteUrl,
      audience,
      currentDate: new Date(at.clock.now()),
    });
  };
  const partsOf = (jti: string | undefined) => jti?.split(':') ?? [];
  const hashOf = (token: string) => new KeyedHash(at.config.secrets.site).of('refresh-token', token);
  const rowOf = (token: string) =>
    store()
      .db.selectFrom('token_family')
      .selectAll()
      .where('id', '=', partsOf(decodeJwt(token).jti)[0] ?? '')
      .executeTakeFirstOrThrow();

  describe('a refresh token', () => {
    it('is a JWT that verifies against the key set, of the same sign-in as its access token', async () => {
      const { client, tokens } = await signedIn();
      at.clock.pass(1_234);
      for (const pair of [tokens, tokensOf(await client.refresh(tokens.refresh))]) {
        const refresh = await verified(pair.refresh, 'Auth');
        const access = await verified(pair.access, 'PrivacyPro');
        expect(refresh.protectedHeader).toEqual(access.protectedHeader);
        expect(refresh.payload).toEqual({
          iss: siteUrl,
          aud: 'Auth',
          scope: 'refresh',
          sub: access.payload.sub,
          iat: access.payload.iat,
          exp: (access.payload.iat ?? 0) + 34_560_000,
          jti: expect.any(String),
          api: 'v2',
        });
        const [family, own] = partsOf(refresh.payload.jti);
        const [accessFamily, accessOwn] = partsOf(access.payload.jti);
        expect(family).toBe(accessFamily);
        expect(family).toMatch(uuid);
        expect(own).toMatch(uuid);
        expect(own).not.toBe(accessOwn);
      }
    });

    it('is short enough for the query in which apps send it', async () => {
      expect((await signedIn()).tokens.refresh.length).toBeLessThan(800);
    });

    it('lives 400 days without an address, however short a life is asked for its access token', async () => {
      const { client, tokens } = await signedIn();
      const next = tokensOf(await client.refresh(tokens.refresh, { ttl: '60' }));
      const [refresh, access] = [decodeJwt(next.refresh), decodeJwt(next.access)];
      expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(60);
      expect((refresh.exp ?? 0) - (refresh.iat ?? 0)).toBe(34_560_000);
    });

    it('speaks for nobody as a bearer', async () => {
      const { client, tokens } = await signedIn();
      for (const [method, path] of [
        ['GET', authPaths.account],
        ['POST', authPaths.edit],
        ['GET', authPaths.export],
        ['POST', authPaths.logout],
        ['GET', legacyAuthPaths.validate],
      ] as const) {
        const answer = await client.call(method, path, { bearer: tokens.refresh });
        expect(answer, path).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
      }
      const subscription = new Request(siteUrl + subscriptionBase + subscriptionPaths.subscription, {
        headers: { Authorization: `Bearer ${tokens.refresh}` },
      });
      expect((await at.site.fetch(subscription)).status).toBe(401);
      expect((await client.refresh(tokens.refresh)).status).toBe(200);
    });

    it('is no access token: one in its place is refused and stays good', async () => {
      const { client, tokens } = await signedIn();
      expect(await client.refresh(tokens.access)).toMatchObject({
        status: 400,
        body: { error: 'invalid_token_request', error_code: 0 },
      });
      expect((await client.account(tokens.access)).status).toBe(200);
    });
  });

  describe('the successor of a refresh token', () => {
    it('lies sealed in the store, and the store alone cannot open it', async () => {
      const { client, tokens } = await signedIn();
      const { refresh } = tokensOf(await client.refresh(tokens.refresh));
      const row = await rowOf(refresh);
      const uses = readRecentUses(row.recent_uses);
      expect(uses).toEqual([
        { hash: hashOf(tokens.refresh), usedAt: at.clock.now(), sealed: expect.any(String) },
      ]);
      const bytes = Buffer.from(uses[0]?.sealed ?? '', 'base64url').toString('latin1');
      for (const part of refresh.split('.')) {
        expect(JSON.stringify(row)).not.toContain(part);
        expect(bytes).not.toContain(part);
      }
    });

    it('is forgotten after 15 seconds, and then its predecessor still ends the family', async () => {
      const { client, tokens } = await signedIn();
      const { refresh } = tokensOf(await client.refresh(tokens.refresh));
      at.clock.pass(seconds(15));
      await runJobs(sealedTokens(store().db), at.clock.now());
      expect(tokensOf(await client.refresh(tokens.refresh)).refresh).toBe(refresh);
      at.clock.pass(1);
      await runJobs(sealedTokens(store().db), at.clock.now());
      expect((await rowOf(tokens.refresh)).recent_uses).toBeNull();
      expect(await client.refresh(tokens.refresh)).toMatchObject({ status: 400, body: { error_code: 2 } });
      expect(await client.refresh(refresh)).toMatchObject({ status: 400, body: { error_code: 2 } });
    });

    it('is forgotten by what the server tidies every hour', async () => {
      const { client, tokens } = await signedIn();
      await client.refresh(tokens.refresh);
      // As if the hour's round were not done yet.
      const due = () => store().db.deleteFrom('site_value').where('key', '=', 'housekeeping').execute();
      await due();
      const again = await openTestSite({ store: store(), env: { SITE_SECRET: at.config.secrets.site } });
      await again.close();
      expect((await rowOf(tokens.refresh)).recent_uses).not.toBeNull();
      await store()
        .db.updateTable('token_family')
        .set({ last_used_at: new ManualClock().now() - minutes(1) })
        .where('token_hash', '=', (await rowOf(tokens.refresh)).token_hash)
        .execute();
      await due();
      const later = await openTestSite({ store: store(), env: { SITE_SECRET: at.config.secrets.site } });
      await later.close();
      expect((await rowOf(tokens.refresh)).recent_uses).toBeNull();
    });
  });

  describe('a refresh token from before they were counted', () => {
    /** As their sign-in was carried over: the hashes of all, and one of them that counts. */
    const fromBefore = async (tokens: TokenPair, which: 'current' | 'used') => {
      const made = await signToken((await signingKeys()).current(at.clock.now()), {
        issuer: siteUrl,
        audience: 'Auth',
        scope: 'refresh',
        accountId: decodeJwt(tokens.access).sub ?? '',
        familyId: partsOf(decodeJwt(tokens.access).jti)[0] ?? '',
        issuedAt: at.clock.now(),
        lifetime: days(400),
      });
      const current = which === 'current' ? { token_hash: hashOf(made), token_number: 0 } : {};
      await store()
        .db.updateTable('token_family')
        .set({ ...current, former_hashes: `other ${hashOf(made)} another` })
        .where('id', '=', partsOf(decodeJwt(tokens.access).jti)[0] ?? '')
        .execute();
      return made;
    };
    const signingKeys = () => SigningKeys.open(store().db, at.clock, at.config.secrets.site);

    it('refreshes once, and then ends the family when it comes late', async () => {
      const { client, tokens } = await signedIn();
      const old = await fromBefore(tokens, 'current');
      const next = tokensOf(await client.refresh(old));
      at.clock.pass(seconds(15));
      expect(tokensOf(await client.refresh(old)).refresh).toBe(next.refresh);
      expect((await client.refresh(next.refresh)).status).toBe(200);
      at.clock.pass(1);
      await runJobs(sealedTokens(store().db), at.clock.now());
      expect(await client.refresh(old)).toMatchObject({ status: 400, body: { error_code: 2 } });
    });

    it('that was used before ends the family', async () => {
      const { client, tokens } = await signedIn();
      const old = await fromBefore(tokens, 'used');
      expect(await client.refresh(old)).toMatchObject({ status: 400, body: { error_code: 2 } });
      expect((await client.account(tokens.access)).status).toBe(401);
    });
  });
});
