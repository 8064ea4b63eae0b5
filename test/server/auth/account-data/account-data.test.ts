import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountExport, authPaths } from '../../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../../src/contract/legacy-auth.ts';
import { DeleteAccount } from '../../../../src/server/auth/account-data/delete-account.ts';
import { EmailUndo } from '../../../../src/server/auth/email/email-undo.ts';
import { Passcodes } from '../../../../src/server/auth/passcodes/passcodes.ts';
import { SubscriptionCloser } from '../../../../src/server/deps.ts';
import { KeyedHash } from '../../../../src/server/keyed-hash.ts';
import { createLog } from '../../../../src/server/log.ts';
import { Outbox } from '../../../../src/server/mail/outbox.ts';
import { AuthClient, field, type TokenPair } from '../../support/auth-client.ts';
import { minutes, seconds } from '../../support/manual-clock.ts';
import { tablesWith } from '../../support/store-scan.ts';
import { limitsOn } from '../../support/test-limits.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  let client: AuthClient;
  let tokens: TokenPair;
  let email: string;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    email = freshAddress();
    client = new AuthClient(at);
    tokens = await client.signUpWith(email);
    at.clock.pass(minutes(1));
  });

  const call = (path: string, bearer: string | undefined, json?: unknown, method: 'GET' | 'POST' = 'POST') =>
    client.call(method, path, {
      ...(bearer === undefined ? {} : { bearer }),
      ...(json === undefined ? {} : { json }),
    });
  const account = (address: string) =>
    store().db.selectFrom('account').selectAll().where('email', '=', address).executeTakeFirst();

  describe('the export of an account', () => {
    it('is a file with everything that is known, and asking for it is written down', async () => {
      const answer = await call(authPaths.export, tokens.access, undefined, 'GET');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="mallard-account.json"');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const known = AccountExport.parse(answer.body);
      expect(known.account).toMatchObject({ email, entitlements: [] });
      expect(known.signIns).toMatchObject([{ client: 'mallard-web', until: null }]);
      expect(known.auditLog.map(({ by, action }) => `${by}: ${action}`)).toEqual([
        'visitor: account-created',
        'you: signed-in',
        'you: email-added',
      ]);
      const again = AccountExport.parse((await call(authPaths.export, tokens.access, undefined, 'GET')).body);
      expect(again.auditLog.at(-1)).toMatchObject({ by: 'you', action: 'account-exported' });
    });

    it('holds no secret: no token, no hash', async () => {
      const text = JSON.stringify((await call(authPaths.export, tokens.access, undefined, 'GET')).body);
      expect(text).not.toMatch(/[A-Za-z0-9_-]{43}/);
    });

    it('needs an access token', async () => {
      expect((await call(authPaths.export, undefined, undefined, 'GET')).status).toBe(401);
      expect((await call(authPaths.export, 'forged', undefined, 'GET')).status).toBe(401);
    });

    // Whoever adds a table about accounts decides here whether its owner gets to see it, or why not.
    it('leaves out no table about accounts', async () => {
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.columns
        where column_name = 'account_id' and table_schema = current_schema() order by 1`.execute(store().db);
      const exported = [
        'checkout',
        'email_change',
        'legacy_token',
        'recovery_key',
        'restoration_code',
        'subscription',
      ];
      exported.push('token_family', 'trial');
      const onlyHashes = ['authorization_code', 'checkout_key'];
      const ofTheSimulator = rows.map(({ name }) => name).filter((name) => name.startsWith('sim_'));
      expect(rows.map(({ name }) => name)).toEqual([...exported, ...onlyHashes, ...ofTheSimulator].sort());
    });
  });

  describe('deleting an account', () => {
    const askedPasscode = async () => {
      const asked = await call(`${authPaths.deleteRequest}?locale=en`, tokens.access);
      expect(asked).toMatchObject({ status: 200, body: { status: 'sent' } });
      return at.passcodeFor(email);
    };

    it('with the passcode from the mail leaves the address in no table, and it is free again', async () => {
      const next = freshAddress();
      const hash = field((await client.edit(tokens.access, next)).body, 'hash');
      await client.confirm(tokens.access, {
        email: next,
        hash,
        otp: await at.passcodeFor(next),
        locale: 'de',
      });
      const legacy = new AuthClient(at);
      at.clock.pass(minutes(1));
      await legacy.call('POST', legacyAuthPaths.loginLink, { query: { email: next } });
      const entered = await legacy.call('POST', legacyAuthPaths.login, {
        query: { email: next, otp: await at.passcodeFor(next) },
      });
      const authToken = field(entered.body, 'auth_token');
      const former = email;
      at.clock.pass(minutes(1));
      const otp = await askedPasscode();
      const done = await call(authPaths.delete, tokens.access, { otp });
      expect(done).toMatchObject({ status: 200, body: { status: 'deleted' } });

      expect((await at.mails(next))[0]?.subject).toMatch(/gelöscht/i);
      // The mailbox stands for the world outside.
      await store().db.deleteFrom('mailbox').execute();
      expect(await tablesWith(store(), next)).toEqual([]);
      expect(await tablesWith(store(), former)).toEqual([]);
      expect((await client.account(tokens.access)).status).toBe(401);
      expect(await client.refresh(tokens.refresh)).toMatchObject({ body: { error: 'unknown_account' } });
      const validated = await legacy.call('POST', legacyAuthPaths.validate, { bearer: authToken });
      expect(validated.status).toBe(401);

      at.clock.pass(minutes(1));
      const visitor = new AuthClient(at);
      const fresh = await visitor.signUpWith(next);
      expect((await visitor.account(fresh.access)).body).toMatchObject({ account: { email: next } });
    });

    it('leaves the bare id for a while, and for the bills that refer to it', async () => {
      const before = await account(email);
      await call(authPaths.delete, tokens.access, { otp: await askedPasscode() });
      const left = await store()
        .db.selectFrom('account')
        .selectAll()
        .where('id', '=', before?.id ?? '')
        .executeTakeFirst();
      expect(left).toMatchObject({ email: null, locale: null, deleted_at: at.clock.now() });
      const lines = await store()
        .db.selectFrom('audit_line')
        .select('action')
        .where('subject', '=', `account ${left?.id}`)
        .orderBy('seq')
        .execute();
      expect(lines.slice(-2).map(({ action }) => action)).toEqual([
        'account-deletion-asked',
        'account-deleted',
      ]);
    });

    it.each([
      ['a wrong passcode', async () => ({ otp: 'wrong' })],
      ['no passcode', async () => undefined],
      ['the passcode of a sign-in', async () => ({ otp: await signInPasscode() })],
    ])('with %s changes nothing', async (_, body) => {
      await askedPasscode();
      at.clock.pass(minutes(1));
      const answer = await call(authPaths.delete, tokens.access, await body());
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_login_credentials' } });
      expect(await account(email)).toMatchObject({ deletion_asked_at: null, deleted_at: null });
      expect((await client.account(tokens.access)).status).toBe(200);
    });

    it('with a passcode of ten minutes ago changes nothing', async () => {
      const otp = await askedPasscode();
      at.clock.pass(seconds(600));
      expect((await call(authPaths.delete, tokens.access, { otp })).status).toBe(400);
      expect(await account(email)).toBeDefined();
    });

    it('needs an access token, and mails nothing without', async () => {
      const before = (await at.mails(email)).length;
      for (const path of [authPaths.deleteRequest, authPaths.delete]) {
        expect((await call(path, 'forged')).status).toBe(401);
      }
      expect(await at.mails(email)).toHaveLength(before);
    });

    it('refuses a body it cannot read', async () => {
      expect(await call(authPaths.delete, tokens.access, { otp: 123456 })).toMatchObject({
        status: 400,
        body: { error: 'invalid_request' },
      });
      expect(await account(email)).toBeDefined();
    });

    it('without an address needs no passcode', async () => {
      const bare = await new AuthClient(at).signUp();
      expect(await call(authPaths.deleteRequest, bare.access)).toMatchObject({
        status: 200,
        body: { status: 'not_needed' },
      });
      expect((await call(authPaths.delete, bare.access)).body).toEqual({ status: 'deleted' });
      expect((await client.account(bare.access)).status).toBe(401);
    });

    it('asked for twenty times at once is done once, and whoever asks after that is no longer signed in', async () => {
      const bare = await new AuthClient(at).signUp();
      await expectDoneOnce(bare.access, {});
      await expectDoneOnce(tokens.access, { otp: await askedPasscode() });
      expect(
        await at.mails(email).then((mails) => mails.filter(({ subject }) => /deleted/i.test(subject))),
      ).toHaveLength(1);
    });

    /** A call that is read before the deletion is done is told of it; one that is read later has a token of nobody. */
    async function expectDoneOnce(access: string, json: object): Promise<void> {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => call(authPaths.delete, access, json)),
      );
      expect(answers.map(({ status }) => status)).toContain(200);
      for (const { status, body } of answers) {
        expect([200, 401]).toContain(status);
        expect(body).toEqual(status === 200 ? { status: 'deleted' } : { error: 'invalid_token' });
      }
      expect((await client.account(access)).status).toBe(401);
    }

    async function signInPasscode(): Promise<string> {
      const visitor = new AuthClient(at);
      await visitor.authorize();
      await visitor.askPasscode(email);
      return at.passcodeFor(email);
    }
  });

  describe('deleting an account while the card provider is away', () => {
    class Closer extends SubscriptionCloser {
      away = true;
      closed: string[] = [];
      override async close(_: unknown, accountId: string): Promise<void> {
        if (this.away) throw new Error('away');
        this.closed.push(accountId);
      }
    }
    const deletionWith = (closer: SubscriptionCloser) => {
      const hash = new KeyedHash(at.config.secrets.site);
      const log = createLog('silent');
      const outbox = new Outbox(at.clock, Buffer.alloc(32));
      const undo = new EmailUndo(hash, Buffer.alloc(32));
      const passcodes = new Passcodes(hash, log);
      return new DeleteAccount(store().db, at.clock, passcodes, undo, closer, outbox, log, limitsOn(store()));
    };

    it('notes the wish, lets nothing else be done, and finishes when the provider is back', async () => {
      const bare = new AuthClient(at);
      const pair = await bare.signUp();
      const closer = new Closer();
      const deleting = deletionWith(closer);
      const { account: seen } = AccountExport.parse(
        (await call(authPaths.export, pair.access, undefined, 'GET')).body,
      );
      const request = { account: { accountId: seen.id, email: null }, passcode: undefined };
      expect(await deleting.execute(request)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
      expect((await bare.account(pair.access)).status).toBe(401);
      expect((await bare.refresh(pair.refresh)).body).toMatchObject({ error: 'unknown_account' });
      const row = () =>
        store().db.selectFrom('account').selectAll().where('id', '=', seen.id).executeTakeFirst();
      expect(await row()).toMatchObject({ deleted_at: null });

      await deleting.finishAll();
      expect(await row()).toMatchObject({ deleted_at: null });
      closer.away = false;
      await deleting.finishAll();
      await deleting.finishAll();
      expect(await row()).toMatchObject({ deleted_at: at.clock.now() });
      expect(closer.closed).toEqual([seen.id]);
    });

    it('lets the owner press again without a new passcode', async () => {
      const bare = new AuthClient(at);
      const pair = await bare.signUp();
      const { account: seen } = AccountExport.parse(
        (await call(authPaths.export, pair.access, undefined, 'GET')).body,
      );
      const request = { account: { accountId: seen.id, email: null }, passcode: undefined, network: 'n' };
      await deletionWith(new Closer()).execute(request);
      expect((await call(authPaths.delete, pair.access)).body).toEqual({ status: 'deleted' });
    });
  });
});
