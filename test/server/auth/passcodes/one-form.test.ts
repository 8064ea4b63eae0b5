import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AuthClient, field, tokensOf } from '../../support/auth-client.ts';
import { seconds } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';

/** The same mailbox, as a Japanese keyboard may write it. */
const wide = (address: string) =>
  address.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const idOf = async (client: AuthClient, access: string) =>
  z.parse(Account, (await client.account(access)).body).account.external_id;
const Account = z.object({ account: z.object({ external_id: z.string() }) });
const begun = () => AuthClient.begun(at);

describe('an address in wide letters', () => {
  it('signs in to the account of the plain one', async () => {
    const email = freshAddress();
    const owner = new AuthClient(at);
    const { access: first } = await owner.signUpWith(email);
    const id = await idOf(owner, first);
    at.clock.pass(seconds(60));

    const client = await begun();
    expect((await client.askPasscode(wide(email))).status).toBe(200);
    const code = field((await client.logIn(wide(email), await at.passcodeFor(email))).body, 'code');
    const { access } = tokensOf(await client.exchange(code));
    expect(await idOf(client, access)).toBe(id);
  });

  it('gets no mail more than the plain one', async () => {
    const email = freshAddress();
    expect((await (await begun()).askPasscode(email)).status).toBe(200);
    expect((await (await begun()).askPasscode(wide(email))).status).toBe(429);
    expect(await at.mails(email)).toHaveLength(1);
    expect(await at.mails(wide(email))).toEqual([]);
  });

  it('cannot be given to a second account', async () => {
    const email = freshAddress();
    await new AuthClient(at).signUpWith(email);
    at.clock.pass(seconds(60));
    const before = await at.mails(email);
    const second = new AuthClient(at);
    const { access } = await second.signUp();
    const refused = await second.edit(access, wide(email));
    expect(refused).toMatchObject({ status: 409, body: { error: 'email_address_in_use' } });
    expect(await at.mails(email)).toEqual(before);
    const accounts = await at.store.db
      .selectFrom('account')
      .select('email')
      .where('email', 'in', [email, wide(email)])
      .execute();
    expect(accounts).toEqual([{ email }]);
  });

  it.each(['du\u00adck@pond.example', 'duck@po\u200bnd.example'])(
    'with an invisible one is none: %j',
    async (email) => {
      const refused = await (await begun()).askPasscode(email);
      expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_email_address' } });
      expect(await at.mails(email)).toEqual([]);
    },
  );
});
