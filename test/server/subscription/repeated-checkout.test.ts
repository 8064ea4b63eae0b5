import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { days } from '../support/manual-clock.ts';
import { countOf, openShop, type Shop } from '../support/shop.ts';
import { made, monthly, openPages } from './checkout-pages.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('asking more than once', () => {
  it('by double click, reload and two tabs finds one and the same page', async () => {
    const buyer = await shop.buyer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => buyer.open({}, { 'Idempotency-Key': `tab-${i}` })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await buyer.open()).toMatchObject({ body: answers[0]?.body });
    expect(await openPages(shop, buyer)).toHaveLength(1);
  });

  it('after the provider’s answer was lost finds the page that was opened', async () => {
    const buyer = await shop.buyer();
    const first = await buyer.open();
    // As if the process had ended between the provider's answer and our note of it.
    await shop.store.db
      .updateTable('checkout')
      .set({ provider_ref: null, url: null, expires_at: null })
      .where('account_id', '=', buyer.accountId)
      .execute();
    expect((await buyer.open()).body).toEqual(first.body);
    expect(await openPages(shop, buyer)).toHaveLength(1);
  });

  it('with the same key and another order is refused', async () => {
    const buyer = await shop.buyer();
    const key = { 'Idempotency-Key': 'one-key' };
    const first = await buyer.open({}, key);
    const other = await buyer.open(monthly, key);
    expect([other.status, other.body]).toEqual([400, { error: 'invalid_request' }]);
    expect((await buyer.open({}, key)).body).toEqual(first.body);
    expect(await openPages(shop, buyer)).toHaveLength(1);
  });

  it.each(['', 'x'.repeat(256), 'käse'])('with a key that is none ("%s") is refused', async (key) => {
    const buyer = await shop.buyer();
    const before = await made(shop);
    const encoded = Buffer.from(key, 'utf8').toString('latin1');
    expect((await buyer.open({}, { 'Idempotency-Key': encoded })).status).toBe(400);
    expect(await made(shop)).toEqual(before);
  });

  it('for another plan closes the first page, so that only one can be paid', async () => {
    const buyer = await shop.buyer();
    const yearlyPage = await buyer.checkout();
    const monthlyPage = await buyer.checkout(monthly);
    expect(monthlyPage).not.toBe(yearlyPage);
    expect((await openPages(shop, buyer)).map(({ product_id }) => product_id)).toEqual([monthly.productId]);
    expect((await shop.call('GET', yearlyPage)).status).toBe(410);
    expect((await shop.call('GET', monthlyPage)).status).toBe(200);
  });

  it('for another plan, after the first answer was lost, closes that page too', async () => {
    const buyer = await shop.buyer();
    await buyer.open();
    await shop.store.db
      .updateTable('checkout')
      .set({ provider_ref: null, url: null, expires_at: null })
      .where('account_id', '=', buyer.accountId)
      .execute();
    await buyer.open(monthly);
    expect((await openPages(shop, buyer)).map(({ product_id }) => product_id)).toEqual([monthly.productId]);
  });

  it('when the page has expired opens a new one', async () => {
    const own = await openShop();
    const buyer = await own.buyer();
    const first = await buyer.checkout();
    own.clock.pass(days(1));
    const again = await (await buyer.later()).checkout();
    expect(again).not.toBe(first);
    expect([(await own.call('GET', first)).status, (await own.call('GET', again)).status]).toEqual([
      410, 200,
    ]);
    const states = await own.store.db.selectFrom('checkout').select('state').orderBy('state').execute();
    expect(states).toEqual([{ state: 'closed' }, { state: 'open' }]);
    await own.close();
  });
});

describe('asking when there is a subscription', () => {
  it('is refused, also for another plan, and makes nothing', async () => {
    const buyer = await shop.buyer();
    await buyer.buy();
    const before = await made(shop);
    for (const over of [{}, monthly]) {
      const answer = await buyer.open(over);
      expect([answer.status, answer.body]).toEqual([409, { error: 'already_subscribed' }]);
    }
    expect(await made(shop)).toEqual(before);
  });

  it('is answered as the first time under the key of the first time', async () => {
    const buyer = await shop.buyer();
    const key = { 'Idempotency-Key': 'bought-with-this' };
    const first = await buyer.open({}, key);
    await buyer.buy();
    expect((await buyer.open({}, key)).body).toEqual(first.body);
  });

  it('is answered as the first time also when the payment is heard of in the middle of the call', async () => {
    const buyer = await shop.buyer();
    const key = { 'Idempotency-Key': 'heard-meanwhile' };
    const first = await buyer.open({}, key);
    const { db } = shop.store;
    // As when the provider's answer was lost: whose page stands in the store is told without a transaction.
    await db
      .updateTable('checkout')
      .set({ url: null, provider_ref: null })
      .where('account_id', '=', buyer.accountId)
      .execute();
    const transactions = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const transaction = db.transaction();
      vi.spyOn(transaction, 'execute').mockImplementationOnce(async (work) => {
        await buyer.buy();
        return transaction.execute(work);
      });
      return transaction;
    });
    const again = await buyer.open({}, key);
    transactions.mockRestore();
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await buyer.get('/api/subscription')).status).toBe(200);
  });

  it('that was paid a moment ago, before the site heard of it, opens no second page', async () => {
    const own = await openShop();
    own.reachable = false;
    const buyer = await own.buyer();
    await buyer.buy();
    const again = await buyer.open();
    expect(again.status).toBe(200);
    expect(
      (await own.call('GET', new URL(String(Object.values(again.body ?? {})[0])).pathname)).text,
    ).toContain('Already subscribed');
    const other = await buyer.open(monthly);
    expect([other.status, other.body]).toEqual([409, { error: 'already_subscribed' }]);
    expect(await countOf(own, 'sim_checkout')).toBe(1);
    await own.close();
  });
});
