import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TrialRecord } from '../../../src/server/subscription/trial-record.ts';
import { until } from '../reliability/in-time.ts';
import { field } from '../support/auth-client.ts';
import { type Buyer, goodCard, openShop, type Shop } from '../support/shop.ts';

// On Postgres only: the embedded store does one transaction after the other.
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => shop.close());

/** True once somebody waits for what another transaction holds. */
async function somebodyWaits(): Promise<boolean> {
  const waiting = await sql`select 1 from pg_locks where not granted`.execute(shop.store.db);
  return waiting.rows.length > 0;
}

const ofBuyer = (table: 'checkout' | 'subscription', { accountId }: Buyer) =>
  shop.store.db.selectFrom(table).select('id').where('account_id', '=', accountId).execute();

it.each([
  ['under its key', { 'Idempotency-Key': 'pressed-twice' }],
  ['without a key', {}],
])('an order repeated %s while its payment is written opens no second page', async (_, headers) => {
  const buyer = await shop.buyer();
  const page = field((await buyer.open({}, headers)).body, 'checkoutUrl');
  const isSpent = vi.spyOn(TrialRecord.prototype, 'isSpent');
  isSpent.mockImplementationOnce(async function payMeanwhile(this: TrialRecord, ...asked) {
    await shop.call('POST', new URL(page).pathname, { form: goodCard });
    await until(async () => (await somebodyWaits()) || (await ofBuyer('subscription', buyer)).length > 0);
    return this.isSpent(...asked);
  });
  const again = await buyer.open({}, headers);
  expect(isSpent).toHaveBeenCalled();
  expect([again.status, again.body]).toEqual([200, { checkoutUrl: page }]);
  await until(async () => (await ofBuyer('subscription', buyer)).length > 0);
  expect(await ofBuyer('checkout', buyer)).toHaveLength(1);
  expect(await ofBuyer('subscription', buyer)).toHaveLength(1);
});
