import { describe, expect, it } from 'vitest';
import { type PaidBill, paymentStateOf } from '../../../src/domain/subscription/payment-state.ts';

const bill: PaidBill = { amount: '9.99', paidAt: 2_000, refunded: null, dispute: null };
const older: PaidBill = { ...bill, paidAt: 1_000 };

describe('what has become of the newest payment', () => {
  it.each([
    ['nothing', {}, 'kept'],
    ['a part was paid back', { refunded: { amount: '9.98' } }, 'kept'],
    ['all was paid back', { refunded: { amount: '9.99' } }, 'refunded'],
    ['a bank claims it', { dispute: 'open' }, 'disputed'],
    [
      'a bank claims it, and a part was paid back',
      { dispute: 'open', refunded: { amount: '1' } },
      'disputed',
    ],
    ['the bank left it with us', { dispute: 'won' }, 'kept'],
    [
      'the bank left it with us, and then it was paid back',
      { dispute: 'won', refunded: { amount: '9.99' } },
      'refunded',
    ],
    ['the bank gave it back', { dispute: 'lost' }, 'lost'],
  ] as const)('%s', (_, change, state) => {
    expect(paymentStateOf([older, { ...bill, ...change }])).toBe(state);
    expect(paymentStateOf([{ ...bill, ...change }, older])).toBe(state);
  });

  it('does not depend on older ones, which paid for time that is over', () => {
    for (const change of [
      { refunded: { amount: '9.99' } },
      { dispute: 'open' },
      { dispute: 'lost' },
    ] as const)
      expect(paymentStateOf([{ ...older, ...change }, bill])).toBe('kept');
  });

  it('is nothing before the first payment', () => expect(paymentStateOf([])).toBe('kept'));
});
