import { expect, it } from 'vitest';
import { nextPrice, priceOverdue } from '../../../src/server/subscription/price-due.ts';
import type { SubscriptionRow } from '../../../src/server/subscription/subscription-store.ts';

const yearly = 'privacy-pro-yearly-us';
const row = {
  product_id: 'privacy-pro-monthly-us',
  next_product_id: null,
  next_amount: null,
  next_currency: null,
} as SubscriptionRow;
const monthlyOfBefore = { next_amount: '7.99', next_currency: 'USD' };

it('a renewal costs what the provider says, else what its plan is sold for', () => {
  expect(nextPrice({ ...row, ...monthlyOfBefore })).toEqual({ amount: '7.99', currency: 'USD' });
  expect(nextPrice(row)).toEqual({ amount: '9.99', currency: 'USD' });
  expect(nextPrice({ ...row, next_product_id: yearly })).toEqual({ amount: '99.99', currency: 'USD' });
  expect(nextPrice({ ...row, product_id: 'none-of-ours' })).toBeUndefined();
});

it('an open bill costs the same, but no price of another period is told for it', () => {
  expect(priceOverdue({ ...row, ...monthlyOfBefore })).toEqual({ amount: '7.99', currency: 'USD' });
  expect(priceOverdue({ ...row, next_product_id: row.product_id })).toEqual({
    amount: '9.99',
    currency: 'USD',
  });
  expect(priceOverdue({ ...row, next_product_id: yearly })).toBeUndefined();
});
