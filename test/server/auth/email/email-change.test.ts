import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPaths } from '../../../../src/contract/auth.ts';
import { AuthClient, changed, field, type TokenPair } from '../../support/auth-client.ts';
import { minutes, seconds } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  let client: AuthClient;
  let tokens: TokenPair;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    client = new AuthClient(at);
    tokens = await client.signUp();
  });

  const emailOf = async (of = client, pair = tokens) => {
    const { body } = await of.account(pair.access);
    return body instanceof Object &&
      'account' in body &&
      body.account instanceof Object &&
      'email' in body.account
      ? body.account.email
      : undefined;
  };
  const asked = async (email: string) => {
    const hash = field((await client.edit(tokens.access, email)).body, 'hash');
    return { email, hash, otp: await at.passcodeFor(email) };
  };
  const wrong = (passcode: string) => String((Number(passcode) + 1) % 1_000_000).padStart(6, '0');

  describe('adding an address', () => {
    it('takes effect when it is confirmed with hash and passcode, in its normal form', async () => {
      const email = freshAddress();
      const confirmation = await asked(email);
      expect(await emailOf()).toBeNull();
      const done = await client.confirm(tokens.access, { ...confirmation, email: ` ${email.toUpperCase()}` });
      expect(done).toMatchObject({ status: 200, body: { status: 'confirmed', email } });
      expect(await emailOf()).toBe(email);
    });

    it('asked for again by the same key mails nothing and counts nothing, and its hash is good', async () => {
      const email = freshAddress();
      const first = field((await client.edit(tokens.access, email, 'key')).body, 'hash');
      const otp = await at.passcodeFor(email);
      let hash = '';
      for (let count = 0; count < 25; count += 1)
        hash = field((await client.edit(tokens.access, email, 'key')).body, 'hash');
      at.clock.pass(seconds(59));
      const later = field((await client.edit(tokens.access, email, 'key')).body, 'hash');
      at.clock.pass(-seconds(59));
      expect([hash, later], 'answered as the first was').toEqual([first, first]);
      expect(await at.mails(email)).toHaveLength(1);
      expect((await client.edit(tokens.access, email, 'another')).status).toBe(429);
      expect((await client.edit(tokens.access, email)).status).toBe(429);
      expect((await client.confirm(tokens.access, { email, hash, otp })).status).toBe(200);
      expect(await emailOf()).toBe(email);
    });

    it('asked for again when its passcode is too old mails another', async () => {
      const email = freshAddress();
      await client.edit(tokens.access, email, 'key');
      at.clock.pass(minutes(10));
      expect((await client.edit(tokens.access, email, 'key')).status).toBe(200);
      expect(await at.mails(email)).toHaveLength(2);
    });

    it.each(['', 'x'.repeat(256), 'ü'])('with the key %j is refused, and nothing is mailed', async (key) => {
      const email = freshAddress();
      const answer = await client.call('POST', authPaths.edit, {
        query: { email },
        bearer: tokens.access,
        headers: { 'Idempotency-Key': key },
      });
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
      expect(await at.mails(email)).toHaveLength(0);
    });

    it('with a wrong passcode changes nothing, and the right one still works', async () => {
      const confirmation = await asked(freshAddress());
      const answer = await client.confirm(tokens.access, { ...confirmation, otp: wrong(confirmation.otp) });
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_login_credentials' } });
      expect(await emailOf()).toBeNull();
      expect((await client.confirm(tokens.access, confirmation)).status).toBe(200);
    });

    it('is closed after five wrong passcodes, also for the right one', async () => {
      const confirmation = await asked(freshAddress());
      const otp = wrong(confirmation.otp);
      for (let count = 0; count < 5; count += 1)
        await client.confirm(tokens.access, { ...confirmation, otp });
      const answer = await client.confirm(tokens.access, confirmation);
      expect(answer).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
      expect(await emailOf()).toBeNull();
    });

    it.each([
      ['no signature', () => 'no-signature'],
      ['a changed signature', (hash: string) => changed(hash)],
      ['another time', (hash: string) => `1${hash}`],
    ])('with a hash of %s changes nothing and costs no try', async (_, change) => {
      const confirmation = await asked(freshAddress());
      for (let count = 0; count < 6; count += 1) {
        const answer = await client.confirm(tokens.access, {
          ...confirmation,
          hash: change(confirmation.hash),
        });
        expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_link_signature' } });
      }
      expect(await emailOf()).toBeNull();
      expect((await client.confirm(tokens.access, confirmation)).status).toBe(200);
    });

    it('with the hash of another account or another address changes nothing', async () => {
      const confirmation = await asked(freshAddress());
      const other = new AuthClient(at);
      const theirs = await other.signUp();
      const stolen = await other.confirm(theirs.access, confirmation);
      expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_link_signature' } });
      const elsewhere = await client.confirm(tokens.access, { ...confirmation, email: freshAddress() });
      expect(elsewhere).toMatchObject({ status: 400, body: { error: 'invalid_link_signature' } });
      expect([await emailOf(), await emailOf(other, theirs)]).toEqual([null, null]);
    });

    it.each([
      ['ten', 'invalid_login_credentials'],
      ['thirty', 'invalid_link_signature'],
    ] as const)('%s minutes later changes nothing, and the answer is %s', async (count, error) => {
      const confirmation = await asked(freshAddress());
      at.clock.pass(minutes(count === 'ten' ? 10 : 30));
      const answer = await client.confirm(tokens.access, confirmation);
      expect(answer).toMatchObject({ status: 400, body: { error } });
      expect(await emailOf()).toBeNull();
    });

    it('that was asked for once goes on with a new passcode when the first one is too old', async () => {
      const confirmation = await asked(freshAddress());
      at.clock.pass(minutes(11));
      expect((await client.confirm(tokens.access, confirmation)).status).toBe(400);
      await client.askPasscode(confirmation.email, { bearer: tokens.access });
      const otp = await at.passcodeFor(confirmation.email);
      expect((await client.confirm(tokens.access, { ...confirmation, otp })).status).toBe(200);
      expect(await emailOf()).toBe(confirmation.email);
    });

    it('can have its passcode sent again', async () => {
      const confirmation = await asked(freshAddress());
      at.clock.pass(minutes(1));
      const again = await client.askPasscode(confirmation.email, { bearer: tokens.access });
      expect(again).toMatchObject({ status: 200, body: { status: 'sent' } });
      const otp = await at.passcodeFor(confirmation.email);
      expect((await client.confirm(tokens.access, { ...confirmation, otp })).status).toBe(200);
    });

    it.each(['duck', 'duck@pond', ''])('for %j is refused, and no mail is sent', async (email) => {
      const answer = await client.edit(tokens.access, email);
      expect(answer.status).toBe(400);
      expect(await at.mails(email)).toHaveLength(0);
    });

    it('that another account has is refused, and no mail is sent', async () => {
      const taken = freshAddress();
      await new AuthClient(at).signUpWith(taken);
      at.clock.pass(minutes(1));
      const before = (await at.mails(taken)).length;
      const answer = await client.edit(tokens.access, taken.toUpperCase());
      expect(answer).toMatchObject({ status: 409, body: { error: 'email_address_in_use' } });
      expect(await at.mails(taken)).toHaveLength(before);
    });

    it('by two accounts at once gives it to one of them', async () => {
      const email = freshAddress();
      const first = await asked(email);
      at.clock.pass(minutes(1));
      const other = new AuthClient(at);
      const theirs = await other.signUp();
      const hash = field((await other.edit(theirs.access, email)).body, 'hash');
      const second = { email, hash, otp: await at.passcodeFor(email) };
      const answers = await Promise.all([
        client.confirm(tokens.access, first),
        other.confirm(theirs.access, second),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect([await emailOf(), await emailOf(other, theirs)].filter((has) => has === email)).toHaveLength(1);
    });

    it('needs an access token', async () => {
      const email = freshAddress();
      expect(await client.edit('forged', email)).toMatchObject({
        status: 401,
        body: { error: 'invalid_token' },
      });
      const query = { email, hash: 'h', otp: '123456' };
      expect(await client.confirm('forged', query)).toMatchObject({
        status: 401,
        body: { error: 'invalid_token' },
      });
      expect(await at.mails(email)).toHaveLength(0);
    });
  });

  describe('changing and removing an address', () => {
    it('moves sign-in to the new address', async () => {
      const [old, next] = [freshAddress(), freshAddress()];
      await client.confirm(tokens.access, await asked(old));
      expect((await client.confirm(tokens.access, await asked(next))).status).toBe(200);
      expect(await emailOf()).toBe(next);

      const other = new AuthClient(at);
      await other.authorize();
      at.clock.pass(minutes(1));
      await other.askPasscode(old);
      expect((await at.mails(old))[0]?.text).not.toMatch(/^\d{6}$/m);
    });

    it('removes the address after a passcode to that same address', async () => {
      const email = freshAddress();
      await client.confirm(tokens.access, await asked(email));
      at.clock.pass(minutes(1));
      const hash = field((await client.edit(tokens.access)).body, 'hash');
      const otp = await at.passcodeFor(email);
      expect(await client.confirm(tokens.access, { hash, otp: wrong(otp) })).toMatchObject({ status: 400 });
      expect(await emailOf()).toBe(email);
      const done = await client.confirm(tokens.access, { hash, otp });
      expect(done).toMatchObject({ status: 200, body: { status: 'confirmed', email } });
      expect(await emailOf()).toBeNull();
    });

    it('does not take a passcode that was sent for signing in', async () => {
      const email = freshAddress();
      await client.confirm(tokens.access, await asked(email));
      at.clock.pass(minutes(1));
      const hash = field((await client.edit(tokens.access)).body, 'hash');
      at.clock.pass(minutes(1));
      const elsewhere = new AuthClient(at);
      await elsewhere.authorize();
      await elsewhere.askPasscode(email);
      const otp = await at.passcodeFor(email);
      expect(await client.confirm(tokens.access, { hash, otp })).toMatchObject({
        status: 400,
        body: { error: 'invalid_login_credentials' },
      });
      expect(await emailOf()).toBe(email);
      expect((await elsewhere.logIn(email, otp)).status).toBe(200);
    });

    it('has nothing to remove on an account without an address', async () => {
      expect(await client.edit(tokens.access)).toMatchObject({
        status: 400,
        body: { error: 'invalid_email_address' },
      });
    });

    it('asked for before another change no longer works', async () => {
      const email = freshAddress();
      const older = await asked(email);
      await client.confirm(tokens.access, await asked(freshAddress()));
      const answer = await client.confirm(tokens.access, older);
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_link_signature' } });
      expect(await emailOf()).not.toBe(email);
    });
  });
});
