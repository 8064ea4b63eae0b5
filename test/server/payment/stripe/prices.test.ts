import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../../src/server/log.ts';
import { connectStripe } from '../../../../src/server/payment/stripe/connect.ts';
import { SyncPrices } from '../../../../src/server/payment/stripe/sync-prices.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { FakeStripe } from './support/fake-stripe.ts';
import { endless, order, providerAt, testKey } from './support/stripe-provider.ts';

let stripe: FakeStripe;
let prices: SyncPrices;
beforeEach(async () => {
  stripe = await FakeStripe.start(new ManualClock());
  const access = { secretKey: testKey, apiBase: stripe.url, patience: endless };
  prices = new SyncPrices(connectStripe(access, createLog('silent')));
});
afterEach(async () => {
  await stripe.stop();
  expect(stripe.violations).toEqual([]);
});

const made = () => stripe.asked('post', '/v1/prices');
async function lines(wish: { make: boolean; replace: boolean }) {
  const result = await prices.execute(wish);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** A Stripe account where nobody has set anything up. */
function empty(): void {
  for (const line of allProducts) stripe.world.strangePrices.set(line, null);
}
const allProducts = ['us', 'eu', 'ca', 'cz', 'dk', 'gb', 'hu', 'pl', 'ro', 'se'].flatMap((market) => [
  `privacy-pro-monthly-${market}`,
  `privacy-pro-yearly-${market}`,
]);

describe('the prices at Stripe', () => {
  it('are made from our plan table, once, and can be bought then', async () => {
    empty();
    const first = await lines({ make: true, replace: false });
    expect(first).toEqual(allProducts.map((productId) => ({ productId, found: 'missing', done: 'made' })));
    expect(made()).toHaveLength(20);
    expect(stripe.asked('post', '/v1/products').map(({ form }) => form.get('id'))).toHaveLength(10);
    expect(Object.fromEntries(made()[0]?.form ?? [])).toEqual({
      product: 'mallard-subscription-us',
      unit_amount: '999',
      currency: 'usd',
      'recurring[interval]': 'month',
      'recurring[interval_count]': '1',
      tax_behavior: 'inclusive',
      lookup_key: 'privacy-pro-monthly-us',
      transfer_lookup_key: 'false',
      'metadata[product_id]': 'privacy-pro-monthly-us',
    });

    const second = await lines({ make: true, replace: true });
    expect(second.every(({ found, done }) => found === 'as it should be' && done === 'nothing')).toBe(true);
    expect(made()).toHaveLength(20);
    expect(await providerAt(stripe.url, new ManualClock()).openCheckout(order, 'cart:1')).toMatchObject({
      ok: true,
    });
  });

  it('are only looked at when that is asked', async () => {
    empty();
    const checked = await lines({ make: false, replace: false });
    expect(checked.every(({ found, done }) => found === 'missing' && done === 'nothing')).toBe(true);
    expect([...made(), ...stripe.asked('post', '/v1/products')]).toEqual([]);
  });

  it('that charge something else are named, and replaced only when that is asked', async () => {
    const product = 'privacy-pro-monthly-hu';
    stripe.world.strangePrices.set(product, { unit_amount: 4490 });
    const line = async (replace: boolean) =>
      (await lines({ make: true, replace })).find(({ productId }) => productId === product);
    expect(await line(false)).toEqual({ productId: product, found: 'other', done: 'nothing' });
    expect(made()).toEqual([]);
    expect(await line(true)).toEqual({ productId: product, found: 'other', done: 'replaced' });
    expect(made().map(({ form }) => [form.get('unit_amount'), form.get('transfer_lookup_key')])).toEqual([
      ['449000', 'true'],
    ]);
    expect(await line(true)).toMatchObject({ found: 'as it should be', done: 'nothing' });
  });

  it('are finished by the next call when one broke off', async () => {
    empty();
    stripe.fail('/v1/products', 'key');
    expect(await prices.execute({ make: true, replace: false })).toMatchObject({ ok: false });
    expect(made()).toEqual([]);
    expect(await lines({ make: true, replace: false })).toHaveLength(20);
    expect(made()).toHaveLength(20);
  });
});
