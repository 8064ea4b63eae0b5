import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { AuthClient, field, tokensOf } from '../../support/auth-client.ts';
import { minutes, seconds } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  let email: string;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());

  /** An address with an account, and a minute later, so that the next mail may be sent. */
  beforeEach(async () => {
    email = freshAddress();
    await new AuthClient(at).signUpWith(email);
    at.clock.pass(minutes(1));
  });

  const begun = () => AuthClient.begun(at);
  const codesInStore = async () =>
    (await store().db.selectFrom('authorization_code').select('code_hash').execute()).length;
  const wrong = (passcode: string) => String((Number(passcode) + 1) % 1_000_000).padStart(6, '0');

  describe('signing in', () => {
    it('works with the passcode from the mail, and the token names the address', async () => {
      const client = await begun();
      expect(await client.askPasscode(email)).toMatchObject({ status: 200, body: { status: 'sent' } });
      const entered = await client.logIn(email, await at.passcodeFor(email));
      const { access } = tokensOf(await client.exchange(field(entered.body, 'code')));
      expect(decodeJwt(access)).toMatchObject({ email });
    });

    it('does not mind capitals and spaces around the address, nor a space in the code', async () => {
      const client = await begun();
      await client.askPasscode(` ${email.toUpperCase()} `);
      const passcode = await at.passcodeFor(email);
      const spaced = `${passcode.slice(0, 3)} ${passcode.slice(3)}`;
      expect((await client.logIn(email.toUpperCase(), spaced)).status).toBe(200);
    });

    it('takes the last two passcodes, and not the one before', async () => {
      const client = await begun();
      const sent: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        await client.askPasscode(email);
        sent.push(await at.passcodeFor(email));
        at.clock.pass(minutes(1));
      }
      const [oldest = '', middle = '', newest = ''] = sent;
      // Two of three random codes may be equal; then the oldest is not tried.
      if (oldest !== middle && oldest !== newest) {
        expect(await client.logIn(email, oldest)).toMatchObject({ status: 400 });
      }
      expect((await client.logIn(email, middle)).status).toBe(200);
    });

    it('with a wrong passcode gives no code', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const before = await codesInStore();
      const answer = await client.logIn(email, wrong(await at.passcodeFor(email)));
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_login_credentials' } });
      expect(await codesInStore()).toBe(before);
    });

    it('with a used passcode, or its sibling, gives no code', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const first = await at.passcodeFor(email);
      at.clock.pass(minutes(1));
      await client.askPasscode(email);
      const second = await at.passcodeFor(email);
      expect((await client.logIn(email, second)).status).toBe(200);

      const again = await begun();
      const before = await codesInStore();
      for (const used of [second, first]) {
        expect(await again.logIn(email, used)).toMatchObject({
          status: 400,
          body: { error: 'invalid_login_credentials' },
        });
      }
      expect(await codesInStore()).toBe(before);
    });

    it('with a passcode of ten minutes ago gives no code', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const passcode = await at.passcodeFor(email);
      at.clock.pass(seconds(600));
      const later = await begun();
      const before = await codesInStore();
      expect(await later.logIn(email, passcode)).toMatchObject({
        status: 400,
        body: { error: 'invalid_login_credentials' },
      });
      expect(await codesInStore()).toBe(before);
    });

    it('needs a live session, and a try without one is not counted', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const passcode = await at.passcodeFor(email);
      const stranger = new AuthClient(at);
      for (let count = 0; count < 6; count += 1) {
        expect(await stranger.logIn(email, passcode)).toMatchObject({
          status: 400,
          body: { error: 'invalid_session_id' },
        });
      }
      expect((await client.logIn(email, passcode)).status).toBe(200);
    });

    it('ends its session: one passcode, one sign-in', async () => {
      const client = await begun();
      await client.askPasscode(email);
      await client.logIn(email, await at.passcodeFor(email));
      expect(await client.create()).toMatchObject({ status: 400, body: { error: 'invalid_session_id' } });
    });

    it('goes on in the same browser when its answer was lost, and there is one sign-in in the end', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const passcode = await at.passcodeFor(email);
      const mails = (await at.mails(email)).length;
      const lost = field((await client.logIn(email, passcode)).body, 'code');
      const families = () => store().db.selectFrom('token_family').select('id').execute();
      const before = (await families()).length;
      at.clock.pass(seconds(120));
      const again = await client.logIn(` ${email.toUpperCase()}`, passcode);
      const { access } = tokensOf(await client.exchange(field(again.body, 'code')));
      expect(await client.exchange(lost)).toMatchObject({ status: 400, body: { error_code: 0 } });
      expect((await client.account(access)).status, 'the lost code ends nothing').toBe(200);
      expect(await families()).toHaveLength(before + 1);
      expect(await at.mails(email)).toHaveLength(mails);
      expect(await client.logIn(email, passcode)).toMatchObject({
        status: 400,
        body: { error: 'invalid_session_id' },
      });
    });

    it('is not told to anybody with another cookie whether a passcode was the one', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const passcode = await at.passcodeFor(email);
      await client.logIn(email, passcode);
      const other = await begun();
      const [right, wrongOne] = [
        await other.logIn(email, passcode),
        await other.logIn(email, wrong(passcode)),
      ];
      expect([right.status, right.body]).toEqual([wrongOne.status, wrongOne.body]);
      expect(right).toMatchObject({ status: 400, body: { error: 'invalid_login_credentials' } });
    });

    it.each([
      ['no body', undefined],
      ['a text', 'text'],
      ['no passcode', { email: 'a@b.example', method: 'otp' }],
      ['a number', { email: 'a@b.example', otp: 123456, method: 'otp' }],
      ['another method', { email: 'a@b.example', otp: '123456', method: 'signature' }],
    ])('with %s is refused as unreadable', async (_, json) => {
      const client = await begun();
      const answer = await client.call('POST', authPaths.login, json === undefined ? {} : { json });
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    });
  });

  describe('guessing', () => {
    it('is closed for 15 minutes after five wrong tries, from any session, also for the right code', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const passcode = await at.passcodeFor(email);
      for (let count = 0; count < 5; count += 1) {
        const answer = await (await begun()).logIn(email, wrong(passcode));
        expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_login_credentials' } });
      }
      const before = await codesInStore();
      const closed = await client.logIn(email, passcode);
      expect(closed).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
      expect(closed.headers.get('Retry-After')).toBe('900');
      expect(await codesInStore()).toBe(before);

      at.clock.pass(minutes(15));
      const later = await begun();
      await later.askPasscode(email);
      expect((await later.logIn(email, await at.passcodeFor(email))).status).toBe(200);
    });

    it('in parallel gets no more than five tries', async () => {
      const client = await begun();
      await client.askPasscode(email);
      const passcode = await at.passcodeFor(email);
      const answers = await Promise.all(
        Array.from({ length: 20 }, async () => (await begun()).logIn(email, wrong(passcode))),
      );
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    });

    it('the same right passcode in parallel signs in once', async () => {
      await (await begun()).askPasscode(email);
      const passcode = await at.passcodeFor(email);
      const clients = await Promise.all(Array.from({ length: 4 }, begun));
      const answers = await Promise.all(clients.map((client) => client.logIn(email, passcode)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });

  describe('an address without an account', () => {
    it('gets the same answer, and a mail without a code', async () => {
      const unknown = freshAddress();
      const [forKnown, forUnknown] = [await begun(), await begun()];
      const known = await forKnown.askPasscode(email);
      const answer = await forUnknown.askPasscode(unknown);
      const seen = ({ status, body, headers }: typeof answer) => ({ status, body, headers: [...headers] });
      expect(seen(answer)).toEqual(seen(known));

      const [mail] = await at.mails(unknown);
      expect(mail?.text).not.toMatch(/\d{6}/);
      expect(mail?.subject).toContain('No Mallard Pro subscription');
    });

    it('fails like a wrong passcode, is closed after as many tries, and gets no account', async () => {
      const unknown = freshAddress();
      const client = await begun();
      await client.askPasscode(unknown);
      for (let count = 0; count < 5; count += 1) {
        expect(await client.logIn(unknown, '123456')).toMatchObject({
          status: 400,
          body: { error: 'invalid_login_credentials' },
        });
      }
      expect((await client.logIn(unknown, '123456')).status).toBe(429);
      const account = await store()
        .db.selectFrom('account')
        .select('id')
        .where('email', '=', unknown)
        .execute();
      expect(account).toEqual([]);
    });
  });

  it('keeps no passcode, token or cookie in clear, and the outbox keeps no address', async () => {
    const client = await begun();
    await client.askPasscode(email);
    const passcode = await at.passcodeFor(email);
    const entered = await client.logIn(email, passcode);
    const code = field(entered.body, 'code');
    const tokens = tokensOf(await client.exchange(code));
    const { db } = store();
    const rows = JSON.stringify([
      await db.selectFrom('authorization_session').selectAll().execute(),
      await db.selectFrom('authorization_code').selectAll().execute(),
      await db.selectFrom('token_family').selectAll().execute(),
      await db.selectFrom('passcode').selectAll().execute(),
      await db.selectFrom('limit_counter').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('signing_key').select('sealed_private_jwk').execute(),
    ]);
    for (const secret of [client.cookie ?? '', code, tokens.refresh, tokens.access, email, '"d":']) {
      expect(rows).not.toContain(secret);
    }
    expect(rows).not.toContain(`"${passcode}"`);
  });
});
