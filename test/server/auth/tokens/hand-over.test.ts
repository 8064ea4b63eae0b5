import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokenType, authPaths } from '../../../../src/contract/auth.ts';
import { AuthClient, type TokenPair, tokensOf } from '../../support/auth-client.ts';
import { openTestSite, type TestSite } from '../../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const form = (subject: string, change: Readonly<Record<string, string>> = {}) => ({
  grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
  subject_token: subject,
  subject_token_type: accessTokenType,
  client_id: 'mallard-web',
  audience: 'mallard-apps',
  ...change,
});
const handOver = (client: AuthClient, { access }: TokenPair, change?: Readonly<Record<string, string>>) =>
  client.call('POST', authPaths.token, { form: form(access, change) });
const families = async () => (await at.store.db.selectFrom('token_family').select('id').execute()).length;

describe('a session that is handed over to an app', () => {
  it('is a family of the app’s own, for the same account', async () => {
    const web = new AuthClient(at);
    const tokens = await web.signUp();
    const answer = await handOver(web, tokens);
    expect(answer).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 14_400, issued_token_type: accessTokenType },
    });
    const given = tokensOf(answer);
    expect(decodeJwt(given.access)).toMatchObject({ sub: decodeJwt(tokens.access).sub, entitlements: [] });

    const app = new AuthClient(at, 'mallard-apps');
    const next = tokensOf(await app.refresh(given.refresh));
    expect((await app.account(next.access)).status).toBe(200);
    // Each refreshes its own: the web's token is neither used up nor good for the app.
    expect(await app.refresh(tokens.refresh)).toMatchObject({ status: 400, body: { error_code: 0 } });
    expect((await web.refresh(tokens.refresh)).status).toBe(200);
    await web.call('POST', authPaths.logout, { bearer: tokens.access });
    expect((await app.account(next.access)).status).toBe(200);
  });

  it.each([
    ['another audience', { audience: 'mallard-web' }],
    ['another client', { client_id: 'mallard-apps' }],
    ['another kind of token', { subject_token_type: 'urn:ietf:params:oauth:token-type:refresh_token' }],
    ['a forged token', { subject_token: 'a.b.c' }],
  ])('with %s is refused, and nothing is given', async (_, change) => {
    const web = new AuthClient(at);
    const tokens = await web.signUp();
    const before = await families();
    expect(await handOver(web, tokens, change)).toMatchObject({
      status: 400,
      body: { error: 'invalid_token_request', error_code: 0 },
    });
    expect(await families()).toBe(before);
  });

  it('is refused by who has signed out, by a refresh token, and in an address', async () => {
    const web = new AuthClient(at);
    const tokens = await web.signUp();
    const refused = { status: 400, body: { error: 'invalid_token_request' } };
    expect(await handOver(web, { ...tokens, access: tokens.refresh })).toMatchObject(refused);
    const inAddress = await web.call('GET', authPaths.token, { query: form(tokens.access) });
    expect(inAddress).toMatchObject(refused);
    await web.call('POST', authPaths.logout, { bearer: tokens.access });
    expect(await handOver(web, tokens)).toMatchObject(refused);
  });
});
