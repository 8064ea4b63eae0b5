import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessTokenType, authBase, authPaths, tokenExchange } from '../../../src/contract/auth.ts';
import { idempotencyHeader } from '../../../src/contract/idempotency.ts';
import { restorationPath } from '../../../src/contract/restoration.ts';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import type { Answer } from '../support/auth-client.ts';
import { field } from '../support/auth-client.ts';
import { days, minutes } from '../support/manual-clock.ts';
import { type Buyer, countOf, openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const rowsOf = async (table: 'token_family' | 'audit_line' | 'restoration_code') =>
  (
    await shop.store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('rows'))
      .execute()
  )[0]?.rows;
const written = async () => [
  await rowsOf('token_family'),
  await rowsOf('audit_line'),
  await rowsOf('restoration_code'),
  await countOf(shop, 'checkout'),
  await countOf(shop, 'sim_checkout'),
  await countOf(shop, 'sim_event'),
];

const handOver = ({ bearer }: Buyer) =>
  shop.call('POST', authBase + authPaths.token, {
    form: {
      grant_type: tokenExchange,
      subject_token: bearer,
      subject_token_type: accessTokenType,
      client_id: 'mallard-web',
      audience: 'mallard-apps',
    },
  });
const makeKey = ({ bearer }: Buyer) => shop.call('POST', authBase + authPaths.recoveryKey, { bearer });
const exported = ({ bearer }: Buyer) => shop.call('GET', authBase + authPaths.export, { bearer });
const portal = (buyer: Buyer) => buyer.get(subscriptionBase + subscriptionPaths.portal);
const renewal = ({ bearer }: Buyer, count: number) =>
  shop.call('PUT', subscriptionBase + subscriptionPaths.renewal, {
    bearer,
    json: { renews: count % 2 === 1 },
  });
const restorationCode = ({ bearer }: Buyer) => shop.call('POST', restorationPath, { bearer });
/** Two orders in turns: each closes the page of the other. */
const order = (count: number) => ({ productId: `privacy-pro-${count % 2 === 0 ? 'monthly' : 'yearly'}-us` });
const checkout = (buyer: Buyer, count: number) => buyer.open(order(count));

describe.each<[string, number, (buyer: Buyer, count: number) => Promise<Answer>, 'bought' | 'not bought']>([
  ['a session handed over to an app', 30, handOver, 'not bought'],
  ['a recovery key', 20, makeKey, 'not bought'],
  ['an export', 10, exported, 'not bought'],
  ['a checkout', 30, checkout, 'not bought'],
  ['the portal', 30, portal, 'bought'],
  ['a change of the renewal', 30, renewal, 'bought'],
  ['a restoration code', 30, restorationCode, 'bought'],
])('%s', (_, most, call, kind) => {
  it(`is had ${most} times an hour by an account; then it waits, and nothing is written`, async () => {
    const buyer = await shop.buyer();
    if (kind === 'bought') await buyer.buy();
    // Somebody who is at the card provider has asked for a page already.
    shop.clock.pass(minutes(60));
    for (let count = 0; count < most; count += 1) {
      expect((await call(buyer, count)).status).toBe(200);
    }
    await shop.site.settled();
    const before = await written();
    const refused = await call(buyer, most);
    await shop.site.settled();
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
    expect(Number(refused.headers.get('Retry-After'))).toBe(3_600);
    expect(await written()).toEqual(before);

    const other = await shop.buyer();
    if (kind === 'bought') await other.buy();
    expect((await call(other, 0)).status).toBe(200);
    shop.clock.pass(minutes(61));
    expect((await call(buyer, most)).status).toBe(200);
  });
});

describe('an order that is made again with the same key', () => {
  const keyed = (buyer: Buyer, count: number, key: string) =>
    buyer.open(order(count), { [idempotencyHeader]: key });

  it('finds the page of the first and is not counted, also once no other may be made', async () => {
    const buyer = await shop.buyer();
    const first = await keyed(buyer, 0, 'one');
    for (let count = 0; count < 40; count += 1) {
      expect((await keyed(buyer, 0, 'one')).body).toEqual(first.body);
    }
    for (let count = 1; count < 29; count += 1) expect((await checkout(buyer, count)).status).toBe(200);
    const last = await keyed(buyer, 0, 'last');
    expect(last.status).toBe(200);
    expect((await keyed(buyer, 1, 'new')).status).toBe(429);
    const before = await written();
    expect(await keyed(buyer, 0, 'last')).toMatchObject({ status: 200, body: last.body });
    expect(await written()).toEqual(before);
    // Its page was closed by another order: it would be a new one.
    expect((await keyed(buyer, 1, 'last')).status).toBe(429);
  });

  it('is answered with the page that was paid, once no other may be made', async () => {
    const buyer = await shop.buyer();
    for (let count = 1; count < 30; count += 1) await checkout(buyer, count);
    const last = await keyed(buyer, 0, 'paid');
    const page = new URL(field(last.body, 'checkoutUrl')).pathname;
    const card = { number: '4242 4242 4242 4242', expiry: '12 / 35', cvc: '123', postcode: '10115' };
    expect((await shop.call('POST', page, { form: card })).status).toBe(303);
    await shop.site.settled();
    expect(await keyed(buyer, 0, 'paid')).toMatchObject({ status: 200, body: last.body });
  });

  it('is counted when it would close the page that stands now', async () => {
    const buyer = await shop.buyer();
    for (let count = 0; count < 30; count += 1) {
      expect((await keyed(buyer, count, `key ${count % 2}`)).status).toBe(200);
    }
    expect((await keyed(buyer, 30, 'key 0')).status).toBe(429);
  });
});

it('whoever is known to be refused takes no connection that visitors share', async () => {
  const buyer = await shop.buyer();
  for (let count = 0; count < 21; count += 1) await makeKey(buyer);
  const { db } = shop.store;
  const queries: string[] = [];
  const executor = db.getExecutor();
  const compile = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, ...rest) => {
    queries.push(query.sql);
    return compile(query, ...rest);
  };
  expect((await makeKey(buyer)).status).toBe(429);
  expect(queries).toEqual([]);
  // The next is not refused, and looks.
  shop.clock.pass(days(1));
  expect((await makeKey(await buyer.later())).status).toBe(200);
  expect(queries).not.toEqual([]);
});
