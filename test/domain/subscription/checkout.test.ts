import { describe, expect, it } from 'vitest';
import { isSameOrder, judgeOrder, keptOrder } from '../../../src/domain/subscription/checkout.ts';
import { originOf } from '../../support/origin.ts';

const order = {
  productId: 'privacy-pro-monthly-us',
  platform: 'stripe',
  returnUrl: 'https://mallard.example/pro/welcome',
  origin: originOf('home_google_spring_hero'),
};
const kept = keptOrder(order, 7);

describe('an order as its checkout keeps it', () => {
  it('has its origin as a text, and the trial that was promised', () => {
    expect(kept).toEqual({ ...order, origin: 'home_google_spring_hero', trialDays: 7 });
    expect(keptOrder({ ...order, origin: null }, 0)).toMatchObject({ origin: null, trialDays: 0 });
  });

  it('is the same order again', () => expect(isSameOrder(kept, keptOrder({ ...order }, 7))).toBe(true));

  it.each([
    { productId: 'privacy-pro-yearly-us' },
    { platform: 'web' },
    { returnUrl: 'https://mallard.example/de/pro/welcome' },
    { origin: null },
    { trialDays: 0 },
  ])('is another order with %j', (other) => expect(isSameOrder(kept, { ...kept, ...other })).toBe(false));
});

describe('an order', () => {
  const first = { isSameOrder: true, isPaid: false };
  const paid = { isSameOrder: true, isPaid: true };
  const other = { isSameOrder: false, isPaid: false };
  it.each([
    ['of a new customer opens a checkout', null, null, 'open'],
    ['that is repeated before it is paid finds its checkout', null, first, 'open'],
    ['that is repeated after it was paid gets the same answer', 'Auto-Renewable', paid, 'repeat'],
    ['that is repeated before the payment is known gets it too', null, paid, 'repeat'],
    ['under the key of another one is refused', null, other, 'key_reused'],
    [
      'under the key of another one is refused, paid or not',
      'Expired',
      { ...other, isPaid: true },
      'key_reused',
    ],
    ['of a subscriber is refused', 'Auto-Renewable', null, 'already_subscribed'],
    ['in the days of grace is refused', 'Grace Period', first, 'already_subscribed'],
    ['after the end is a new purchase', 'Expired', null, 'open'],
    ['after the end is one also under the key that bought it', 'Expired', paid, 'open'],
    ['while a first payment is awaited opens its checkout', 'Inactive', null, 'open'],
  ] as const)('%s', (_, status, earlier, judged) =>
    expect(judgeOrder({ subscription: status && { status }, earlier })).toBe(judged),
  );

  it('while a bank looks into a payment is refused: it would be paid twice', () => {
    const subscription = { status: 'Inactive', suspended: true } as const;
    expect(judgeOrder({ subscription, earlier: null })).toBe('already_subscribed');
    expect(judgeOrder({ subscription, earlier: first })).toBe('already_subscribed');
  });
});
