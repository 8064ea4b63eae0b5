import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { isRecoveryKey } from '../../../../src/domain/account/recovery-key.ts';
import { AuthClient, field, tokensOf } from '../../support/auth-client.ts';
import { hours, minutes, seconds } from '../../support/manual-clock.ts';
import { tablesWith } from '../../support/store-scan.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

const nobodysKey = '0123-4567-89AB-CDEF-GHJY';

withStores((store) => {
  let at: TestSite;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    await store().db.deleteFrom('limit_counter').execute();
  });

  const make = (client: AuthClient, access: string) =>
    client.call('POST', authPaths.recoveryKey, { bearer: access });
  const keyOf = async (client: AuthClient, access: string) => field((await make(client, access)).body, 'key');
  const logIn = (client: AuthClient, key: string) =>
    client.call('POST', authPaths.login, { json: { key, method: 'recovery-key' } });
  const accountOf = async (client: AuthClient, access: string) => (await client.account(access)).body;
  /** A new browser that shows a key. */
  const show = async (key: string, peer?: string) => {
    const client = new AuthClient(at, 'mallard-web', peer);
    await client.authorize();
    return { client, answer: await logIn(client, key) };
  };

  describe('a recovery key', () => {
    it('is shown once, and the store knows it by a keyed hash only', async () => {
      const client = new AuthClient(at);
      const { access } = await client.signUp();
      const answer = await make(client, access);
      expect(answer).toMatchObject({ status: 200, body: { key: expect.any(String) } });
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const key = field(answer.body, 'key');
      expect(key).toMatch(/^(\w{4}-){4}\w{4}$/);
      expect(isRecoveryKey(key)).toBe(true);
      expect(await tablesWith(store(), key)).toEqual([]);
      expect(await tablesWith(store(), key.replaceAll('-', ''))).toEqual([]);
    });

    it('signs in on a new browser, as often as it is needed, however it is typed', async () => {
      const owner = new AuthClient(at);
      const { access } = await owner.signUp();
      const key = await keyOf(owner, access);
      for (const typed of [key, key.toLowerCase(), ` ${key.replaceAll('-', ' ')}`, key.replaceAll('-', '')]) {
        const { client, answer } = await show(typed);
        expect(answer.status).toBe(200);
        const tokens = tokensOf(await client.exchange(field(answer.body, 'code')));
        expect(await accountOf(client, tokens.access)).toEqual(await accountOf(owner, access));
      }
    });

    it('is replaced by a new one, and nobody is signed out by that', async () => {
      const owner = new AuthClient(at);
      const { access } = await owner.signUp();
      const first = await keyOf(owner, access);
      const second = await keyOf(owner, access);
      expect(second).not.toBe(first);
      expect((await show(first)).answer).toMatchObject({
        status: 400,
        body: { error: 'invalid_login_credentials' },
      });
      expect((await show(second)).answer.status).toBe(200);
      expect((await owner.account(access)).status).toBe(200);
    });

    it('is made for nobody who is not signed in', async () => {
      const client = new AuthClient(at);
      const { access } = await client.signUp();
      await client.call('POST', authPaths.logout, { bearer: access });
      expect(await make(client, access)).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
      expect(await client.call('POST', authPaths.recoveryKey)).toMatchObject({ status: 401 });
    });

    it('outlives the sessions of the account, and dies with it', async () => {
      const owner = new AuthClient(at);
      const { access } = await owner.signUp();
      const key = await keyOf(owner, access);
      await owner.call('POST', authPaths.logoutEverywhere, { bearer: access });
      const { client, answer } = await show(key);
      const tokens = tokensOf(await client.exchange(field(answer.body, 'code')));
      await client.call('POST', authPaths.delete, { bearer: tokens.access, json: {} });
      expect((await show(key)).answer.status).toBe(400);
    });

    it('is told of in the account’s data, without the key itself', async () => {
      const client = new AuthClient(at);
      const { access } = await client.signUp();
      const exported = async () => (await client.call('GET', authPaths.export, { bearer: access })).body;
      expect(await exported()).toMatchObject({ recoveryKey: null });
      const key = await keyOf(client, access);
      const known = await exported();
      expect(known).toMatchObject({
        recoveryKey: { madeAt: new Date(at.clock.now()).toISOString(), savedAt: null },
      });
      expect(known).toMatchObject({
        auditLog: expect.arrayContaining([expect.objectContaining({ action: 'recovery-key-made' })]),
      });
      expect(JSON.stringify(known)).not.toContain(key);
    });
  });

  describe('a sign-in by key', () => {
    it('with a key of nobody, and with what is no key, is answered alike', async () => {
      for (const typed of [nobodysKey, '0123-4567', 'duck@pond.example']) {
        const { answer } = await show(typed);
        expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_login_credentials' } });
      }
    });

    it('needs a session under way, and uses it up', async () => {
      const owner = new AuthClient(at);
      const key = await keyOf(owner, (await owner.signUp()).access);
      expect(await logIn(new AuthClient(at), key)).toMatchObject({
        status: 400,
        body: { error: 'invalid_session_id' },
      });
      const { client } = await show(key);
      expect(await logIn(client, key)).toMatchObject({ status: 400, body: { error: 'invalid_session_id' } });
    });

    it('is tried ten times an hour with one key, right or wrong', async () => {
      for (let count = 0; count < 10; count += 1) {
        expect((await show(nobodysKey, `203.0.113.${count}`)).answer.status).toBe(400);
      }
      const { answer } = await show(nobodysKey, '198.51.100.7');
      expect(answer).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
      expect(answer.headers.get('Retry-After')).toBe('3600');
      at.clock.pass(hours(1));
      expect((await show(nobodysKey, '198.51.100.7')).answer.status).toBe(400);
    });

    it('is tried twenty times an hour from one network, which closes nobody else’s', async () => {
      const owner = new AuthClient(at);
      const key = await keyOf(owner, (await owner.signUp()).access);
      for (let count = 0; count < 20; count += 1) {
        // The eleventh try of one key would be refused by key: a right and a wrong one take turns.
        await show(count % 2 === 0 ? nobodysKey : key, '203.0.113.77');
      }
      expect((await show(key, '203.0.113.77')).answer.status).toBe(429);
      at.clock.pass(hours(1));
      expect((await show(key, '203.0.113.77')).answer.status).toBe(200);
    });

    it('counts nothing that is no key', async () => {
      for (let count = 0; count < 30; count += 1) await show('no key', '203.0.113.78');
      expect((await show(nobodysKey, '203.0.113.78')).answer.status).toBe(400);
    });
  });

  describe('whoever took an account over', () => {
    it('does not keep it by a recovery key once its owner took the address back', async () => {
      const email = freshAddress();
      const thief = new AuthClient(at);
      const { access } = await thief.signUpWith(email);
      at.clock.pass(minutes(1));
      const next = freshAddress();
      const hash = field((await thief.edit(access, next)).body, 'hash');
      await thief.confirm(access, { email: next, hash, otp: await at.passcodeFor(next) });
      const key = await keyOf(thief, access);
      const [notice] = await at.mails(email);
      const link = /\S+\/account\/undo-email-change\?token=\S+/.exec(notice?.text ?? '')?.[0] ?? '';
      const undone = await at.site.fetch(new Request(link, { method: 'POST' }));
      expect(undone.status).toBe(200);
      at.clock.pass(seconds(1));
      expect((await show(key)).answer).toMatchObject({ status: 400 });
    });
  });
});
