import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { AuthClient, field, type TokenPair, tokensOf } from '../../support/auth-client.ts';
import { seconds } from '../../support/manual-clock.ts';
import { openTestSite, type TestSite } from '../../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const accounts = async () =>
  Number(
    (
      await at.store.db
        .selectFrom('account')
        .select((row) => row.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const families = async () =>
  Number(
    (
      await at.store.db
        .selectFrom('token_family')
        .select((row) => row.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('a new account', () => {
  it('is made with PKCE and gives tokens for it', async () => {
    const client = new AuthClient(at);
    const begun = await client.authorize();
    expect(begun).toMatchObject({ status: 200, body: { status: 'ok' } });
    const cookie = begun.headers.get('Set-Cookie');
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth/v2', 'Max-Age=600']) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toContain('Secure');

    const created = await client.create();
    const answer = await client.exchange(field(created.body, 'code'));
    expect(answer).toMatchObject({ status: 200, body: { expires_in: 14_400, token_type: 'Bearer' } });

    const { access } = tokensOf(answer);
    const claims = decodeJwt(access);
    expect(decodeProtectedHeader(access)).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(claims).toMatchObject({
      email: null,
      entitlements: [],
      iss: 'http://localhost:4173',
      aud: 'PrivacyPro',
      scope: 'privacypro',
      api: 'v2',
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(14_400);
    expect(await client.account(access)).toMatchObject({
      status: 200,
      body: { account: { external_id: claims.sub, email: null, entitlements: [] } },
    });
  });

  it('gives answers that no cache keeps and no referrer leaks', async () => {
    const client = new AuthClient(at);
    for (const answer of [
      await client.authorize(),
      await client.create(),
      await client.exchange('unknown'),
    ]) {
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    }
  });

  it('gets a cookie that stays on https where the site is on https', async () => {
    const env = {
      SITE_ENV: 'staging',
      DEV_PASSWORD: 'sixteen-or-longer',
      PUBLIC_URL: 'https://mallard.example',
    };
    const secure = await openTestSite({ env, store: at.store });
    const begun = await new AuthClient(secure).authorize();
    expect(begun.headers.get('Set-Cookie')).toContain('Secure');
    await secure.close();
  });

  it('is one account when the call is repeated in one session, and its last code is the one that counts', async () => {
    const client = new AuthClient(at);
    await client.authorize();
    const before = await accounts();
    const [first, second] = [await client.create(), await client.create()];
    expect(await accounts()).toBe(before + 1);

    const tokens = await client.exchange(field(second.body, 'code'));
    expect(tokens.status).toBe(200);
    expect(await client.exchange(field(first.body, 'code'))).toMatchObject({ status: 400 });
  });

  it('takes the token call as a form, too', async () => {
    const client = new AuthClient(at);
    await client.authorize();
    const code = field((await client.create()).body, 'code');
    const answer = await client.call('POST', authPaths.token, {
      form: {
        grant_type: 'authorization_code',
        code,
        code_verifier: client.verifier,
        client_id: 'mallard-web',
      },
    });
    expect(answer.status).toBe(200);
  });

  it('accepts the 171 characters of verifier that a host app sends', async () => {
    const client = new AuthClient(at);
    client.verifier = 'v'.repeat(171);
    expect((await client.signUp()).access).not.toBe('');
  });
});

describe('authorize refuses', () => {
  it.each([
    ['no challenge', { code_challenge: undefined }],
    ['a challenge that is no SHA-256 digest', { code_challenge: 'short' }],
    ['the plain method', { code_challenge_method: 'plain' }],
    ['an unknown client', { client_id: 'somebody' }],
    ['a client of apps', { client_id: 'mallard-apps' }],
    ['another response type', { response_type: 'token' }],
    ['another scope', { scope: 'everything' }],
    ['a redirect on the web', { redirect_uri: 'https://evil.example' }],
  ])('%s, and opens no session', async (_, change) => {
    const client = new AuthClient(at);
    const query = { ...client.authorizeQuery(), ...change };
    const answer = await client.call('POST', authPaths.authorize, { query });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_authorization_request' } });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('a page of another site, and opens no session', async () => {
    const client = new AuthClient(at);
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      const query = client.authorizeQuery();
      const answer = await client.call('POST', authPaths.authorize, { query, headers });
      expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden_origin' } });
    }
    expect(client.cookie).toBeNull();
  });
});

describe('a session', () => {
  it('that expired makes no account', async () => {
    const client = new AuthClient(at);
    await client.authorize();
    const before = await accounts();
    at.clock.pass(seconds(600));
    expect(await client.create()).toMatchObject({ status: 400, body: { error: 'invalid_session_id' } });
    expect(await accounts()).toBe(before);
  });

  it('that nobody opened makes no account', async () => {
    const before = await accounts();
    const stranger = new AuthClient(at);
    expect(await stranger.create()).toMatchObject({ status: 400, body: { error: 'invalid_session_id' } });
    stranger.cookie = 'guessed';
    expect(await stranger.create()).toMatchObject({ status: 400, body: { error: 'invalid_session_id' } });
    expect(await accounts()).toBe(before);
  });

  it('is over once its code was exchanged', async () => {
    const client = new AuthClient(at);
    await client.signUp();
    const before = await accounts();
    expect(await client.create()).toMatchObject({ status: 400, body: { error: 'invalid_session_id' } });
    expect(await accounts()).toBe(before);
  });
});

describe('a code', () => {
  const codeFor = async (client: AuthClient) => {
    await client.authorize();
    return field((await client.create()).body, 'code');
  };

  it('with a verifier that does not match gives no tokens, then or later', async () => {
    const client = new AuthClient(at);
    const code = await codeFor(client);
    const before = await families();
    const wrong = await client.exchange(code, { code_verifier: 'w'.repeat(43) });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_token_request', error_code: 0 } });
    expect(await client.exchange(code)).toMatchObject({ status: 400, body: { error_code: 4 } });
    expect(await families()).toBe(before);
  });

  it.each(['short', `${'v'.repeat(42)}!`, 'v'.repeat(172)])(
    'with a verifier out of shape (%s) gives no tokens',
    async (verifier) => {
      const client = new AuthClient(at);
      client.verifier = verifier;
      const code = await codeFor(client);
      const before = await families();
      expect(await client.exchange(code)).toMatchObject({ status: 400, body: { error_code: 0 } });
      expect(await families()).toBe(before);
    },
  );

  const endedAsReplay = async (client: AuthClient, { access, refresh }: TokenPair) => {
    expect(await client.account(access)).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    expect(await client.refresh(refresh)).toMatchObject({ status: 400, body: { error_code: 4 } });
  };
  const replay = { status: 400, body: { error: 'invalid_token_request', error_code: 4 } };

  it('gives the same tokens again to who lost the answer, for 15 seconds, and they stay good', async () => {
    const client = new AuthClient(at);
    const code = await codeFor(client);
    const tokens = tokensOf(await client.exchange(code));
    const before = await families();
    at.clock.pass(seconds(15));
    expect(tokensOf(await client.exchange(code))).toEqual(tokens);
    expect(await families()).toBe(before);
    expect((await client.account(tokens.access)).status).toBe(200);
    expect((await client.refresh(tokens.refresh)).status).toBe(200);
  });

  it('used again after 15 seconds ends what its first use began', async () => {
    const client = new AuthClient(at);
    const code = await codeFor(client);
    const tokens = tokensOf(await client.exchange(code));
    at.clock.pass(seconds(15) + 1);
    expect(await client.exchange(code)).toMatchObject(replay);
    await endedAsReplay(client, tokens);
  });

  it('used again at once with another verifier ends what its first use began', async () => {
    const client = new AuthClient(at);
    const code = await codeFor(client);
    const tokens = tokensOf(await client.exchange(code));
    const thief = new AuthClient(at);
    expect(await thief.exchange(code)).toMatchObject(replay);
    await endedAsReplay(client, tokens);
    expect(await client.exchange(code), 'not even the owner gets them any more').toMatchObject(replay);
  });

  it('is worth nothing after 60 seconds', async () => {
    const client = new AuthClient(at);
    const code = await codeFor(client);
    const before = await families();
    at.clock.pass(seconds(60));
    expect(await client.exchange(code)).toMatchObject({ status: 400, body: { error_code: 1 } });
    expect(await families()).toBe(before);
  });

  it('of another client gives no tokens', async () => {
    const client = new AuthClient(at);
    const code = await codeFor(client);
    const before = await families();
    const answer = await client.exchange(code, { client_id: 'mallard-apps' });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 0 } });
    expect(await families()).toBe(before);
  });

  it('that was never given out gives no tokens', async () => {
    const answer = await new AuthClient(at).exchange('made-up');
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_token_request', error_code: 0 } });
  });
});

describe('the token call', () => {
  it.each([
    ['nothing', {}],
    ['an unknown grant', { grant_type: 'password', client_id: 'mallard-web' }],
    [
      'a code without its verifier',
      { grant_type: 'authorization_code', client_id: 'mallard-web', code: 'c' },
    ],
    ['a refresh without a token', { grant_type: 'refresh_token', client_id: 'mallard-web' }],
  ])('with %s is refused', async (_, query) => {
    const answer = await new AuthClient(at).call('GET', authPaths.token, { query });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_token_request', error_code: 0 } });
  });

  it('gives a shorter life when asked outside production, and never a longer one', async () => {
    const client = new AuthClient(at);
    const { refresh } = await client.signUp();
    const short = await client.refresh(refresh, { ttl: '7200' });
    expect(short.body).toMatchObject({ expires_in: 7_200 });
    const next = tokensOf(short).refresh;
    expect((await client.refresh(next, { ttl: '99999' })).body).toMatchObject({ expires_in: 14_400 });
    expect(await client.refresh(next, { ttl: 'long' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_token_request', error_code: 0 },
    });
  });
});
