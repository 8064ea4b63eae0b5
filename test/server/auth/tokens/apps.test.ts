import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { AuthClient, tokensOf } from '../../support/auth-client.ts';
import { minutes } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const redirectUri = 'com.duckduckgo:/authcb';
const appAuthorize = (client: AuthClient, change: Readonly<Record<string, string | undefined>> = {}) =>
  client.call('GET', authPaths.authorize, {
    query: { ...client.authorizeQuery(), redirect_uri: redirectUri, ...change },
  });
const codeIn = (location: string | null) => new URL(location ?? '').searchParams.get('code') ?? '';

describe('a host app', () => {
  it('signs up by redirects: cookie first, then its own address with the code', async () => {
    const app = new AuthClient(at, 'mallard-apps');
    const begun = await appAuthorize(app);
    expect(begun.status).toBe(302);
    expect(begun.headers.get('Location')).toBeNull();
    expect(app.cookie).not.toBeNull();

    const created = await app.create();
    expect(created.status).toBe(302);
    const location = created.headers.get('Location') ?? '';
    expect(location.startsWith(`${redirectUri}?code=`)).toBe(true);
    const answer = await app.exchange(codeIn(location), { redirect_uri: redirectUri });
    expect(answer.status).toBe(200);
  });

  it('signs in by redirect', async () => {
    const email = freshAddress();
    await new AuthClient(at).signUpWith(email);
    at.clock.pass(minutes(1));
    const app = new AuthClient(at, 'mallard-apps');
    await appAuthorize(app);
    await app.askPasscode(email);
    const entered = await app.logIn(email, await at.passcodeFor(email));
    expect(entered.status).toBe(302);
    const answer = await app.exchange(codeIn(entered.headers.get('Location')), { redirect_uri: redirectUri });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['no address to return to', { redirect_uri: undefined }],
    ['another address', { redirect_uri: 'https://evil.example/' }],
    ['an address that begins like its own', { redirect_uri: `${redirectUri}.evil` }],
    ['the client of the web', { client_id: 'mallard-web' }],
  ])('with %s is sent nowhere', async (_, change) => {
    const app = new AuthClient(at, 'mallard-apps');
    const answer = await appAuthorize(app, change);
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_authorization_request' } });
    expect(answer.headers.get('Location')).toBeNull();
    expect(app.cookie).toBeNull();
  });

  it.each([
    ['another address', 'https://evil.example/'],
    ['no address', undefined],
  ])('that names %s at the exchange gets no tokens', async (_, redirect_uri) => {
    const app = new AuthClient(at, 'mallard-apps');
    await appAuthorize(app);
    const code = codeIn((await app.create()).headers.get('Location'));
    const answer = await app.exchange(code, { redirect_uri });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 0 } });
  });
});

describe('the key set', () => {
  const keySet = async () => {
    const answer = await new AuthClient(at).call('GET', authPaths.keys);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
    return answer.body;
  };

  it('verifies access tokens and holds no private part', async () => {
    const body = await keySet();
    expect(JSON.stringify(body)).not.toContain('"d":');
    expect(body).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }] });
    const { access } = await new AuthClient(at).signUp();
    const [key] = body instanceof Object && 'keys' in body && Array.isArray(body.keys) ? body.keys : [];
    const verified = await jwtVerify(access, createLocalJWKSet({ keys: [key] }), {
      audience: 'PrivacyPro',
      currentDate: new Date(at.clock.now()),
    });
    expect(verified.protectedHeader.kid).toBe(key.kid);
  });

  it('and every token outlive a restart', async () => {
    const client = new AuthClient(at);
    const tokens = await client.signUp();
    const env = { SITE_SECRET: at.config.secrets.site };
    const again = await openTestSite({ store: at.store, env });
    const visitor = new AuthClient(again);
    expect((await visitor.account(tokens.access)).status).toBe(200);
    expect(tokensOf(await visitor.refresh(tokens.refresh)).access).not.toBe('');
    expect((await visitor.call('GET', authPaths.keys)).body).toEqual(await keySet());
    await again.close();
  });

  it('gets a new key beside the old one when the site secret changed', async () => {
    const env = { SITE_SECRET: `${'k'.repeat(31)}vQ9x_another-one` };
    const again = await openTestSite({ store: at.store, env });
    const { body } = await new AuthClient(again).call('GET', authPaths.keys);
    expect(body instanceof Object && 'keys' in body && Array.isArray(body.keys) ? body.keys.length : 0).toBe(
      2,
    );
    const visitor = new AuthClient(again);
    expect((await visitor.account((await visitor.signUp()).access)).status).toBe(200);
    await again.close();
  });
});
