import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountExport, authPaths } from '../../../../src/contract/auth.ts';
import { AuthClient, field, type TokenPair } from '../../support/auth-client.ts';
import { days, minutes } from '../../support/manual-clock.ts';
import { freshAddress, openTestSite, siteUrl, type TestSite } from '../../support/test-site.ts';

let at: TestSite;
let client: AuthClient;
let tokens: TokenPair;
let owner: string;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());
beforeEach(async () => {
  owner = freshAddress();
  client = new AuthClient(at);
  tokens = await client.signUp();
  await change(owner, { confirm: 'de' });
  at.clock.pass(minutes(1));
});

interface Languages {
  readonly edit?: string;
  readonly confirm?: string;
}

async function change(to: string, { edit, confirm }: Languages = {}): Promise<void> {
  const query = { email: to, locale: edit };
  const asked = await client.call('POST', authPaths.edit, { query, bearer: tokens.access });
  const confirmation = {
    email: to,
    hash: field(asked.body, 'hash'),
    otp: await at.passcodeFor(to),
    locale: confirm,
  };
  expect((await client.confirm(tokens.access, confirmation)).status).toBe(200);
}
async function remove(): Promise<void> {
  const hash = field((await client.edit(tokens.access)).body, 'hash');
  const removed = await client.confirm(tokens.access, { hash, otp: await at.passcodeFor(owner) });
  expect(removed.status).toBe(200);
}
const askDeletion = () =>
  client.call('POST', authPaths.deleteRequest, { query: { locale: 'en' }, bearer: tokens.access });
const deleteWith = (otp?: string) =>
  client.call('POST', authPaths.delete, { json: otp === undefined ? {} : { otp }, bearer: tokens.access });
const pressUndo = async () => {
  const notice = (await at.mails(owner)).find(({ text }) => text.includes('undo-email-change'));
  const link = /\S+\/account\/undo-email-change\?token=\S+/.exec(notice?.text ?? '')?.[0] ?? '';
  const headers = { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' };
  return at.site.fetch(new Request(link, { method: 'POST', headers }));
};
const isThere = async () => (await client.account(tokens.access)).status === 200;

describe('whoever changed the address of an account that is not his', () => {
  it('cannot delete it: the code goes to the former address, which can still undo the change', async () => {
    const thief = freshAddress();
    await change(thief);
    at.clock.pass(minutes(1));
    const heard = (await at.mails(thief)).length;
    expect((await askDeletion()).body).toEqual({
      status: 'sent',
      sentTo: 'd…@pond.example',
      isFormer: true,
    });
    expect(await at.mails(thief)).toHaveLength(heard);
    expect((await at.mails(owner))[0]?.subject).toMatch(/löschen/);

    for (const otp of [undefined, await at.passcodeFor(thief)]) {
      expect(await deleteWith(otp)).toMatchObject({
        status: 400,
        body: { error: 'invalid_login_credentials' },
      });
    }
    expect(await isThere()).toBe(true);
    expect((await pressUndo()).status).toBe(200);
  });

  it('cannot delete it by changing on: the code goes to the first address that can undo', async () => {
    await change(freshAddress());
    at.clock.pass(minutes(1));
    const third = freshAddress();
    await change(third);
    at.clock.pass(minutes(1));
    await askDeletion();
    expect((await deleteWith(await at.passcodeFor(third))).status).toBe(400);
    expect((await pressUndo()).status).toBe(200);
  });

  it('cannot delete it after the address was removed, although it has none then', async () => {
    await remove();
    at.clock.pass(minutes(1));
    expect((await deleteWith()).status).toBe(400);
    expect((await askDeletion()).body).toMatchObject({ status: 'sent' });
    expect(await isThere()).toBe(true);
    expect((await pressUndo()).status).toBe(200);
  });

  it('cannot choose the language in which the former address is warned', async () => {
    await change(freshAddress(), { edit: 'en', confirm: 'en' });
    expect((await at.mails(owner))[0]?.subject).toMatch(/geändert/);
  });
});

describe('an owner who changed the address', () => {
  it('deletes the account with the code from the former address, and both are told', async () => {
    const next = freshAddress();
    await change(next, { confirm: 'en' });
    at.clock.pass(minutes(1));
    await askDeletion();
    expect((await deleteWith(await at.passcodeFor(owner))).body).toEqual({ status: 'deleted' });
    expect((await at.mails(next))[0]?.subject).toMatch(/account has been deleted/);
    expect((await at.mails(owner))[0]?.subject).toMatch(/gelöscht/);
    expect((await pressUndo()).status).toBe(404);
  });

  it('deletes it with the code from the new address once the change stands', async () => {
    const next = freshAddress();
    await change(next);
    at.clock.pass(days(7));
    const { access } = tokens;
    tokens = { access: field((await client.refresh(tokens.refresh)).body, 'access_token'), refresh: '' };
    expect(tokens.access).not.toBe(access);
    const told = (await at.mails(owner)).length;
    await askDeletion();
    expect((await deleteWith(await at.passcodeFor(next))).body).toEqual({ status: 'deleted' });
    expect(await at.mails(owner)).toHaveLength(told);
  });

  it('gets mail in the language told when asking, when confirming says none', async () => {
    await change(freshAddress(), { edit: 'en' });
    const { body } = await client.call('GET', authPaths.export, { bearer: tokens.access });
    expect(AccountExport.parse(body).account.locale).toBe('en');
  });

  it('has the former language back after an undo', async () => {
    await change(freshAddress(), { confirm: 'en' });
    await pressUndo();
    const account = await at.store.db
      .selectFrom('account')
      .select('locale')
      .where('email', '=', owner)
      .executeTakeFirst();
    expect(account).toEqual({ locale: 'de' });
  });
});
