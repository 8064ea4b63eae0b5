import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import type { AfterDeletion } from '../../../src/domain/records/kept-record.ts';
import { type KeptRecordName, keptRecords } from '../../../src/domain/records/kept-records.ts';
import { Mailbox } from '../../../src/server/mail/mailbox.ts';
import { field } from '../support/auth-client.ts';
import { type Buyer, openShop, type Shop } from '../support/shop.ts';

const [former, present] = ['former@pond.example', 'present@pond.example'];

let shop: Shop;
/** What each column of the store held before the account was deleted and after it, in all rows. */
let before: Map<string, readonly unknown[]>;
let after: Map<string, readonly unknown[]>;

beforeAll(async () => {
  shop = await openShop();
  const buyer = await shop.buyer();
  const post = (path: string, over: Parameters<Shop['call']>[2] = {}) =>
    shop.call('POST', authBase + path, { bearer: buyer.bearer, ...over });
  await buyer.buy({ origin: 'funnel_home_google__spring' });
  await takeAddress(buyer, former);
  shop.clock.pass(61_000);
  await takeAddress(buyer, present);
  await post(authPaths.recoveryKey);
  await post(authPaths.recoveryKeyKept);
  await shop.call('POST', '/itr/issue', { bearer: buyer.bearer });
  before = await columns();
  await post(authPaths.deleteRequest);
  const otp = await passcodeTo(former);
  expect((await post(authPaths.delete, { json: { otp } })).body).toEqual({ status: 'deleted' });
  await shop.site.settled();
  after = await columns();

  async function takeAddress({ bearer }: Buyer, email: string): Promise<void> {
    const asked = await shop.call('POST', `${authBase}${authPaths.edit}?email=${email}&locale=de`, {
      bearer,
    });
    const query = new URLSearchParams({
      email,
      hash: field(asked.body, 'hash'),
      otp: await passcodeTo(email),
      locale: 'de',
    });
    const confirmed = await shop.call('POST', `${authBase}${authPaths.editConfirm}?${query}`, { bearer });
    expect(confirmed.status).toBe(200);
  }
});
afterAll(() => shop.close());

async function passcodeTo(address: string): Promise<string> {
  await shop.site.settled();
  const [mail] = await new Mailbox(shop.store.db).list(address);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

async function columns(): Promise<Map<string, readonly unknown[]>> {
  const held = new Map<string, readonly unknown[]>();
  for (const { columns: told } of Object.values(keptRecords)) {
    for (const [table, names] of Object.entries(told)) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
        shop.store.db,
      );
      for (const name of names) held.set(`${table}.${name}`, rows.map((row) => row[name]).filter(isThere));
    }
  }
  return held;
}

const isThere = (value: unknown) => value !== null && value !== undefined;

/** Columns of the records with one fate. */
function columnsThat(fate: AfterDeletion): readonly (readonly [KeptRecordName, string])[] {
  const names = Object.keys(keptRecords) as KeptRecordName[];
  return names
    .filter((name) => keptRecords[name].afterDeletion === fate)
    .flatMap((name) =>
      Object.entries(keptRecords[name].columns).flatMap(([table, own]) =>
        own.map((column) => [name, `${table}.${column}`] as const),
      ),
    );
}

describe('when an account is deleted', () => {
  it.each(columnsThat('gone'))('of %s nothing is left in %s', (_name, column) => {
    expect(before.get(column)).not.toEqual([]);
    expect(after.get(column)).toEqual([]);
  });

  it.each([
    'subscription.id',
    'subscription.account_id',
    'checkout.country',
    'trial.account_id',
    'trial_mark.mark',
  ])('what the law or the one free trial needs stays: %s', (column) => {
    expect(before.get(column)).not.toEqual([]);
    expect(after.get(column)?.length).toBeGreaterThanOrEqual(before.get(column)?.length ?? 0);
  });

  it('the bare number stays of the account', () => {
    expect(after.get('account.id')).toEqual(before.get('account.id'));
    expect(after.get('account.deleted_at')).toHaveLength(1);
  });
});
