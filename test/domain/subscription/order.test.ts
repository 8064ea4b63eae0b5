import { describe, expect, it } from 'vitest';
import { orderFailure, orderText } from '../../../src/domain/subscription/order.ts';
import { originOf } from '../../support/origin.ts';

const ours = ['https://mallard.example'];
const order = {
  productId: 'privacy-pro-monthly-us',
  platform: 'stripe',
  returnUrl: 'https://mallard.example/pro/welcome',
  origin: null,
};

describe('an order on the web', () => {
  it.each([
    ['is taken', {}, 'US', null],
    ['names a product', { productId: 'privacy-pro-weekly-us' }, 'US', 'unknown_product'],
    ['leads back to us', { returnUrl: 'https://evil.example/pro/welcome' }, 'US', 'invalid_return_url'],
    ['is made on the web', { platform: 'ios' }, 'US', 'unknown_platform'],
    ['is made where the product is sold', {}, 'DE', 'not_eligible'],
    ['is made where anything is sold', {}, 'JP', 'not_eligible'],
  ])('%s', (_, over, country, code) => {
    const refused = orderFailure({ ...order, ...over }, country, ours);
    expect(refused).toEqual(code === null ? null : { code });
  });

  it('is the same order by all that it names', () => {
    const others = [
      { ...order, productId: 'privacy-pro-yearly-us' },
      { ...order, platform: 'web' },
      { ...order, returnUrl: `${order.returnUrl}?step=2` },
      { ...order, origin: originOf('pro_radio_endorsement') },
    ];
    expect(orderText({ ...order })).toBe(orderText(order));
    expect(new Set([order, ...others].map(orderText)).size).toBe(5);
  });
});
