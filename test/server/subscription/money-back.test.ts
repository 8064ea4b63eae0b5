import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, countOf, giveAddress, openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Somebody whose trial is over and who has paid, and the page on which a developer plays with that subscription. */
async function paying(): Promise<{ readonly buyer: Buyer; readonly page: string }> {
  const buyer = await shop.buyer();
  await giveAddress(shop, buyer, `${buyer.accountId}@pond.example`);
  await buyer.buy({ productId: 'privacy-pro-monthly-us' });
  await shop.call('POST', '/dev/clock', { json: { advance: 'P8D' } });
  await shop.site.settled();
  const { provider_ref } = await rowOf(buyer);
  return { buyer: await buyer.later(), page: `/dev/clock/${provider_ref}` };
}

const rowOf = ({ accountId }: Buyer) =>
  shop.store.db
    .selectFrom('subscription')
    .select(['id', 'provider_ref', 'status', 'suspended'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

/** What is said of every purchase. */
const said = ['welcome', 'renewal', 'receipt'];

async function emailsOf(buyer: Buyer): Promise<readonly string[]> {
  const { id } = await rowOf(buyer);
  const rows = await shop.store.db
    .selectFrom('subscription_email')
    .select('key')
    .where('subscription_id', '=', id)
    .where('outcome', '=', 'ordered')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key.replace(/ .*/, '')).filter((key) => !said.includes(key));
}

/** Presses a button of the page; true when it could be done. */
async function press(page: string, doing: string): Promise<boolean> {
  const answer = await shop.call('POST', page, { form: { do: doing } });
  await shop.site.settled();
  return !(answer.headers.get('Location') ?? '').includes('not=1');
}

describe('a developer, without Stripe,', () => {
  it('pays a part back and then the rest: first nothing changes, then it ends', async () => {
    const { buyer, page } = await paying();
    expect(await press(page, 'refund-part')).toBe(true);
    expect(await rowOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });
    expect(await press(page, 'refund')).toBe(true);
    expect(await rowOf(buyer)).toMatchObject({ status: 'Expired' });
    expect(await emailsOf(buyer)).toEqual(['refund', 'refund']);
    expect(await press(page, 'refund')).toBe(false);
    expect(await emailsOf(buyer)).toEqual(['refund', 'refund']);
  });

  it('lets the bank claim a payment: access rests, and comes back when the bank decides for us', async () => {
    const { buyer, page } = await paying();
    expect(await press(page, 'dispute-won')).toBe(false);
    expect(await press(page, 'dispute')).toBe(true);
    expect(await rowOf(buyer)).toMatchObject({ status: 'Inactive', suspended: true });
    expect((await buyer.get('/api/subscription')).body).toMatchObject({
      status: 'Inactive',
      suspended: true,
    });
    const shown = await shop.call('GET', page);
    expect(shown.text).toContain('access is paused until the bank decides');

    expect(await press(page, 'dispute-won')).toBe(true);
    expect(await rowOf(buyer)).toMatchObject({ status: 'Not Auto-Renewable', suspended: false });
    expect(await emailsOf(buyer)).toEqual(['restored', 'suspended']);
    const resumed = await shop.call('PUT', '/api/subscription/renewal', {
      bearer: buyer.bearer,
      json: { renews: true },
    });
    expect(resumed.body).toMatchObject({ status: 'Auto-Renewable' });
  });

  it('whoever is suspended cannot start the renewal again meanwhile, and is told so', async () => {
    const { buyer, page } = await paying();
    await press(page, 'dispute');
    const set = (renews: boolean) =>
      shop.call('PUT', '/api/subscription/renewal', { bearer: buyer.bearer, json: { renews } });
    const before = await countOf(shop, 'sim_event');
    const tried = await set(true);
    expect(tried).toMatchObject({ status: 200, body: { status: 'Inactive', suspended: true } });
    // Not even for a moment: a charge could fall into it.
    expect(await countOf(shop, 'sim_event')).toBe(before);
    expect(await set(false)).toMatchObject({ status: 200, body: { status: 'Inactive', suspended: true } });
    await press(page, 'dispute-won');
    expect(await rowOf(buyer)).toMatchObject({ status: 'Not Auto-Renewable' });
  });

  it('whoever is suspended is sold no second one meanwhile, and can buy again once it has ended', async () => {
    const { buyer, page } = await paying();
    await press(page, 'dispute');
    const before = await countOf(shop, 'sim_checkout');
    for (const productId of ['privacy-pro-monthly-us', 'privacy-pro-yearly-us']) {
      const refused = await buyer.open({ productId });
      expect([refused.status, refused.body]).toEqual([409, { error: 'already_subscribed' }]);
    }
    expect(await countOf(shop, 'sim_checkout')).toBe(before);
    await press(page, 'dispute-lost');
    expect((await buyer.open()).status).toBe(200);
  });

  it('lets the bank decide for its customer: it ends', async () => {
    const { buyer, page } = await paying();
    await press(page, 'dispute');
    expect(await press(page, 'dispute-lost')).toBe(true);
    expect(await rowOf(buyer)).toMatchObject({ status: 'Expired', suspended: false });
    expect(await emailsOf(buyer)).toEqual(['ended', 'suspended']);
  });

  it('lets the bank warn of fraud: all is paid back, and it ends', async () => {
    const { buyer, page } = await paying();
    expect(await press(page, 'fraud-warning')).toBe(true);
    await shop.site.settled();
    expect(await rowOf(buyer)).toMatchObject({ status: 'Expired' });
    expect(await emailsOf(buyer)).toEqual(['refund']);
  });

  it('and every event again, backwards, changes nothing', async () => {
    const { buyer, page } = await paying();
    await press(page, 'dispute');
    await press(page, 'dispute-won');
    const before = [await rowOf(buyer), await emailsOf(buyer)];
    await shop.store.db.deleteFrom('provider_event').execute();
    for (const { body } of shop.sent.toReversed()) expect((await shop.send(body)).status).toBe(200);
    expect([await rowOf(buyer), await emailsOf(buyer)]).toEqual(before);
  });
});
