import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AuthClient, field, type TokenPair, tokensOf } from '../../support/auth-client.ts';
import { minutes } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

const badCode = { status: 400, body: { error: 'invalid_login_credentials' } };
const badLink = { status: 400, body: { error: 'invalid_link_signature' } };

withStores((store) => {
  let at: TestSite;
  /** Another process on the same store. */
  let there: TestSite;
  let client: AuthClient;
  let elsewhere: AuthClient;
  let tokens: TokenPair;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
    const env = { SITE_SECRET: at.config.secrets.site };
    there = await openTestSite({ store: store(), env, clock: at.clock });
  });
  afterAll(async () => {
    await there.close();
    await at.close();
  });
  beforeEach(async () => {
    client = new AuthClient(at);
    elsewhere = new AuthClient(there);
    tokens = await client.signUp();
  });

  const confirmation = async (email: string) => {
    const hash = field((await client.edit(tokens.access, email)).body, 'hash');
    return { email, hash, otp: await at.passcodeFor(email) };
  };
  const wrong = (passcode: string) => String((Number(passcode) + 1) % 1_000_000).padStart(6, '0');
  const emailNow = async () => {
    const { body } = await client.account(tokens.access);
    return (body as { readonly account: { readonly email: string | null } }).account.email;
  };
  const changesLogged = async () =>
    (await store().db.selectFrom('audit_line').select('seq').where('action', 'like', 'email-%').execute())
      .length;

  it('an added address is confirmed again by whichever process is asked, and nothing is done twice', async () => {
    const email = freshAddress();
    const call = await confirmation(email);
    expect((await client.confirm(tokens.access, call)).status).toBe(200);
    const before = await changesLogged();
    for (const asked of [elsewhere, client, elsewhere]) {
      expect(await asked.confirm(tokens.access, call)).toMatchObject({
        status: 200,
        body: { status: 'confirmed', email },
      });
    }
    expect(await changesLogged()).toBe(before);
    expect(await emailNow()).toBe(email);
  });

  it('a changed address is, and the former one is told once', async () => {
    const [old, next] = [freshAddress(), freshAddress()];
    await client.confirm(tokens.access, await confirmation(old));
    const call = await confirmation(next);
    await client.confirm(tokens.access, call);
    const told = (await at.mails(old)).length;
    expect(await elsewhere.confirm(tokens.access, call)).toMatchObject({
      status: 200,
      body: { email: next },
    });
    expect(await at.mails(old)).toHaveLength(told);
  });

  it('the present address confirmed as the new one is', async () => {
    const email = freshAddress();
    await client.confirm(tokens.access, await confirmation(email));
    at.clock.pass(minutes(1));
    const call = await confirmation(email);
    await client.confirm(tokens.access, call);
    const before = await changesLogged();
    expect(await elsewhere.confirm(tokens.access, { ...call, otp: wrong(call.otp) })).toMatchObject(badCode);
    expect(await elsewhere.confirm(tokens.access, call)).toMatchObject({ status: 200, body: { email } });
    expect(await changesLogged()).toBe(before);
  });

  it.each([true, false])('a removal is, and says which address went (named: %j)', async (isNamed) => {
    const email = freshAddress();
    await client.confirm(tokens.access, await confirmation(email));
    at.clock.pass(minutes(1));
    const hash = field((await client.edit(tokens.access)).body, 'hash');
    const call = { hash, otp: await at.passcodeFor(email), ...(isNamed && { email }) };
    await client.confirm(tokens.access, call);
    expect(await elsewhere.confirm(tokens.access, call)).toMatchObject({ status: 200, body: { email } });
    expect(await emailNow()).toBeNull();
  });

  it('two calls at once are both answered, and change the address once', async () => {
    const call = await confirmation(freshAddress());
    const before = await changesLogged();
    const answers = await Promise.all([client, elsewhere].map((asked) => asked.confirm(tokens.access, call)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await changesLogged()).toBe(before + 1);
  });

  it('twenty calls at once are all answered, and none of them closes anything', async () => {
    const call = await confirmation(freshAddress());
    const before = await changesLogged();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.confirm(tokens.access, call)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await changesLogged()).toBe(before + 1);
  });

  it('another passcode is a wrong try, and after five of them the right one is refused too', async () => {
    const call = await confirmation(freshAddress());
    await client.confirm(tokens.access, call);
    const guess = { ...call, otp: wrong(call.otp) };
    for (let count = 0; count < 5; count += 1)
      expect(await elsewhere.confirm(tokens.access, guess)).toMatchObject(badCode);
    expect((await elsewhere.confirm(tokens.access, call)).status).toBe(429);
    expect((await client.confirm(tokens.access, call)).status).toBe(429);
  });

  it('another sign-in of the account, another link and another address are told nothing', async () => {
    const email = freshAddress();
    const call = await confirmation(email);
    await client.confirm(tokens.access, call);
    at.clock.pass(minutes(1));
    await elsewhere.authorize();
    await elsewhere.askPasscode(email);
    const code = field((await elsewhere.logIn(email, await there.passcodeFor(email))).body, 'code');
    const other = tokensOf(await elsewhere.exchange(code));
    expect(await elsewhere.confirm(other.access, call)).toMatchObject(badLink);
    expect(await client.confirm(tokens.access, { ...call, email: freshAddress() })).toMatchObject(badLink);
    expect(await client.confirm(tokens.access, { ...call, hash: `${call.hash}A` })).toMatchObject(badLink);
  });

  it('is over once the address has changed again, and ten minutes after it was confirmed', async () => {
    const first = await confirmation(freshAddress());
    await client.confirm(tokens.access, first);
    const second = await confirmation(freshAddress());
    await client.confirm(tokens.access, second);
    expect(await client.confirm(tokens.access, first)).toMatchObject(badLink);
    at.clock.pass(minutes(10));
    expect(await client.confirm(tokens.access, second)).toMatchObject(badLink);
    expect(await emailNow()).toBe(second.email);
  });
});
