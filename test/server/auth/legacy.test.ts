import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../src/contract/auth.ts';
import { LegacyLoginReply, legacyAuthPaths } from '../../../src/contract/legacy-auth.ts';
import { AuthClient, field, tokensOf } from '../support/auth-client.ts';
import { days, minutes } from '../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  let email: string;
  let accountId: string;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    email = freshAddress();
    const { access } = await new AuthClient(at).signUpWith(email);
    accountId = String(decodeJwt(access).sub);
    at.clock.pass(minutes(1));
  });

  const client = () => new AuthClient(at);
  const ask = (address: string) =>
    client().call('POST', legacyAuthPaths.loginLink, { query: { email: address, locale: 'en' } });
  const enter = (address: string, otp: string) =>
    client().call('POST', legacyAuthPaths.login, { query: { email: address, otp } });
  const signIn = async () => {
    await ask(email);
    return field((await enter(email, await at.passcodeFor(email))).body, 'auth_token');
  };
  const validate = (token: string, method: 'GET' | 'POST' = 'POST') =>
    client().call(method, legacyAuthPaths.validate, { bearer: token });
  const tokensInStore = async () =>
    (await store().db.selectFrom('legacy_token').select('token_hash').execute()).length;

  describe('signing in with the first version', () => {
    it('gives the account and a token that names it, by POST and by GET', async () => {
      expect(await ask(` ${email.toUpperCase()}`)).toMatchObject({ status: 200, body: { status: 'sent' } });
      const entered = await enter(email.toUpperCase(), await at.passcodeFor(email));
      expect(entered.status).toBe(200);
      const reply = LegacyLoginReply.parse(entered.body);
      expect(reply).toMatchObject({ external_id: accountId, email, status: 'authenticated' });
      for (const method of ['GET', 'POST'] as const) {
        expect(await validate(reply.auth_token, method)).toMatchObject({
          status: 200,
          body: { account: { external_id: accountId, email, entitlements: [] } },
        });
      }
    });

    it('keeps the token as a hash only, and tells no cache', async () => {
      const token = await signIn();
      const rows = JSON.stringify(await store().db.selectFrom('legacy_token').selectAll().execute());
      expect(rows).not.toContain(token);
      const { headers } = await validate(token);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    });

    it('with a wrong passcode gives no token', async () => {
      await ask(email);
      const before = await tokensInStore();
      const wrong = String((Number(await at.passcodeFor(email)) + 1) % 1_000_000).padStart(6, '0');
      expect(await enter(email, wrong)).toMatchObject({
        status: 400,
        body: { error: 'invalid_login_credentials' },
      });
      expect(await tokensInStore()).toBe(before);
    });

    it('with a passcode that was the right one is no wrong try when it comes again, at once or later', async () => {
      await ask(email);
      const passcode = await at.passcodeFor(email);
      const before = await tokensInStore();
      const atOnce = await Promise.all(Array.from({ length: 10 }, () => enter(email, passcode)));
      const later = [];
      for (let count = 0; count < 6; count += 1) later.push(await enter(email, passcode));
      expect(atOnce.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
      expect(later.map(({ status }) => status)).toEqual(Array(6).fill(400));
      expect(await tokensInStore()).toBe(before + 1);
      at.clock.pass(minutes(1));
      expect((await ask(email)).status, 'nothing is closed').toBe(200);
      expect((await enter(email, await at.passcodeFor(email))).status).toBe(200);
    });

    it('with a passcode of ten minutes ago that was the right one is a wrong try', async () => {
      await ask(email);
      const passcode = await at.passcodeFor(email);
      await enter(email, passcode);
      at.clock.pass(minutes(10));
      for (let count = 0; count < 5; count += 1) expect((await enter(email, passcode)).status).toBe(400);
      expect((await enter(email, passcode)).status).toBe(429);
    });

    it('answers the same for an address without an account, and makes none', async () => {
      const unknown = freshAddress();
      const [known, other] = [await ask(email), await ask(unknown)];
      const seen = ({ status, body, headers }: typeof known) => ({ status, body, headers: [...headers] });
      expect(seen(other)).toEqual(seen(known));
      expect((await at.mails(unknown))[0]?.text).not.toMatch(/\d{6}/);
      const [wrongKnown, wrongOther] = [await enter(email, 'x'), await enter(unknown, 'x')];
      expect(seen(wrongOther)).toEqual(seen(wrongKnown));
    });

    it('waits as long as the second version between two passcodes', async () => {
      await ask(email);
      const early = await ask(email);
      expect(early).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
      expect(early.headers.get('Retry-After')).toBe('60');
      const visitor = client();
      await visitor.authorize();
      expect((await visitor.askPasscode(email)).status).toBe(429);
    });

    it.each([
      ['a passcode asked for without an address', legacyAuthPaths.loginLink, {}, 'invalid_request'],
      ['an address that is none', legacyAuthPaths.loginLink, { email: 'duck' }, 'invalid_email_address'],
      ['a sign-in without a passcode', legacyAuthPaths.login, { email: 'a@b.example' }, 'invalid_request'],
      [
        'a sign-in at no address',
        legacyAuthPaths.login,
        { email: 'duck', otp: '1' },
        'invalid_login_credentials',
      ],
    ])('refuses %s', async (_, path, query, error) => {
      expect(await client().call('POST', path, { query })).toMatchObject({ status: 400, body: { error } });
    });

    it('has no token for who brings none, or a made-up one', async () => {
      expect(await client().call('POST', legacyAuthPaths.validate)).toMatchObject({
        status: 401,
        body: { error: 'invalid_token' },
      });
      expect(await validate('made-up')).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    });
  });

  describe('a token of the first version', () => {
    it('dies after 30 days without use', async () => {
      const token = await signIn();
      at.clock.pass(days(30) - 1);
      expect((await validate(token)).status).toBe(200);
      at.clock.pass(days(30));
      expect((await validate(token)).status).toBe(401);
    });

    it('lives on while it is used, 180 days at most', async () => {
      const token = await signIn();
      for (let month = 0; month < 8; month += 1) {
        at.clock.pass(days(22));
        expect((await validate(token)).status).toBe(200);
      }
      at.clock.pass(days(4));
      expect((await validate(token)).status).toBe(401);
    });

    it('changes the address as the second version does', async () => {
      const token = await signIn();
      const next = freshAddress();
      const query = { email: next, locale: 'en' };
      const asked = await client().call('POST', legacyAuthPaths.edit, { query, bearer: token });
      const confirmation = { email: next, hash: field(asked.body, 'hash'), otp: await at.passcodeFor(next) };
      const done = await client().call('POST', legacyAuthPaths.editConfirm, {
        query: confirmation,
        bearer: token,
      });
      expect(done).toMatchObject({ status: 200, body: { status: 'confirmed', email: next } });
      expect((await validate(token)).body).toMatchObject({ account: { email: next } });
    });

    it.each([legacyAuthPaths.edit, legacyAuthPaths.editConfirm])('is needed for %s', async (path) => {
      const query = { email: freshAddress(), otp: '123456', hash: 'h' };
      expect(await client().call('POST', path, { query })).toMatchObject({ status: 401 });
      expect(await at.mails(query.email)).toHaveLength(0);
    });

    it('opens neither sign-out nor account of the second version', async () => {
      const token = await signIn();
      expect((await client().call('POST', authPaths.logout, { bearer: token })).status).toBe(401);
      expect((await client().account(token)).status).toBe(401);
    });
  });

  describe('going on to the second version', () => {
    it('with a token of the first gives the same account', async () => {
      const token = await signIn();
      const visitor = client();
      const query = visitor.authorizeQuery();
      expect((await visitor.call('POST', authPaths.authorize, { query, bearer: token })).status).toBe(200);
      const { access } = tokensOf(await visitor.exchange(field((await visitor.create()).body, 'code')));
      expect(decodeJwt(access)).toMatchObject({ sub: accountId, email });
    });

    it('with a token that is none opens no session, rather than a new account', async () => {
      const visitor = client();
      const query = visitor.authorizeQuery();
      const answer = await visitor.call('POST', authPaths.authorize, { query, bearer: 'made-up' });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        error: 'invalid_authorization_request',
        message: expect.stringContaining('token'),
      });
      expect(visitor.cookie).toBeNull();
    });

    it('with a token of the second opens no session either', async () => {
      const { access } = await client().signUp();
      const visitor = client();
      const query = visitor.authorizeQuery();
      const answer = await visitor.call('POST', authPaths.authorize, { query, bearer: access });
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_authorization_request' } });
      expect(visitor.cookie).toBeNull();
    });
  });
});
