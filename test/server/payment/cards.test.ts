import { describe, expect, it } from 'vitest';
import {
  faceOf,
  fingerprintOf,
  firstUse,
  laterCharge,
  readCard,
  testCards,
} from '../../../src/server/payment/simulator/cards.ts';

const now = Date.UTC(2026, 10, 21, 12);
const typed = { number: '4242424242424242', expiry: '11/26', cvc: '123', postcode: 'SW1A 1AA' };

function problemsOf(change: Partial<typeof typed>) {
  const card = readCard({ ...typed, ...change }, now);
  return card.ok ? {} : card.error.problems;
}

describe('a typed card', () => {
  it.each(['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242', '  4242 42424242 4242 '])(
    'may be grouped as one likes: %s',
    (number) => expect(problemsOf({ number })).toEqual({}),
  );

  it.each(['11/26', '11 / 26', '11/2026', '1126', '11 26', '11-26', '1/27', ' 12/35 '])(
    'may have its date written as %s',
    (expiry) => expect(problemsOf({ expiry })).toEqual({}),
  );

  it.each([
    [{ number: '' }, { number: 'number_missing' }],
    [{ number: '4242 4242' }, { number: 'number_invalid' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'number_invalid' }],
    [{ number: 'hello' }, { number: 'number_invalid' }],
    [{ number: '4111 1111 1111 1111' }, { number: 'number_not_a_test_card' }],
    [{ expiry: '' }, { expiry: 'expiry_missing' }],
    [{ expiry: '13/30' }, { expiry: 'expiry_invalid' }],
    [{ expiry: '00/30' }, { expiry: 'expiry_invalid' }],
    [{ expiry: 'soon' }, { expiry: 'expiry_invalid' }],
    [{ expiry: '11/99' }, { expiry: 'expiry_invalid' }],
    [{ expiry: '10/26' }, { expiry: 'expiry_past' }],
    [{ cvc: '' }, { cvc: 'cvc_missing' }],
    [{ cvc: '12' }, { cvc: 'cvc_invalid' }],
    [{ cvc: '1234' }, { cvc: 'cvc_invalid' }],
    [{ cvc: 'abc' }, { cvc: 'cvc_invalid' }],
    [{ number: '378282246310005' }, { cvc: 'cvc_invalid' }],
    [{ postcode: ' ' }, { postcode: 'postcode_missing' }],
    [{ postcode: '<b>' }, { postcode: 'postcode_invalid' }],
    [
      { number: '', expiry: '', cvc: '', postcode: '' },
      {
        number: 'number_missing',
        expiry: 'expiry_missing',
        cvc: 'cvc_missing',
        postcode: 'postcode_missing',
      },
    ],
  ])('with %o is told %o', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('with four check digits is right for American Express', () => {
    expect(problemsOf({ number: '3782 822463 10005', cvc: '1234' })).toEqual({});
  });
});

describe('the test cards', () => {
  it('are each known by their number, and nothing but their face is shown', () => {
    for (const { number, name, brand } of testCards) {
      const cvc = number.length === 15 ? '1234' : '123';
      expect(readCard({ ...typed, number, cvc }, now)).toEqual({ ok: true, value: name });
      expect(faceOf(name)).toEqual({ brand, last4: number.slice(-4) });
    }
  });

  it('are each the customer’s own, but the shared one is the same card at every customer', () => {
    for (const { name } of testCards) {
      const [one, again, other] = ['cus_1', 'cus_1', 'cus_2'].map((customer) =>
        fingerprintOf(name, customer),
      );
      expect([one === again, one === other]).toEqual([true, name === 'shared']);
    }
  });

  it.each([
    ['succeeds', 'succeeds', 'succeeds', 'succeeds'],
    ['mastercard', 'succeeds', 'succeeds', 'succeeds'],
    ['amex', 'succeeds', 'succeeds', 'succeeds'],
    ['asks', 'asks', 'asks', 'succeeds'],
    ['declined', 'card_declined', 'card_declined', 'card_declined'],
    ['insufficient', 'insufficient_funds', 'insufficient_funds', 'card_declined'],
    ['expired', 'expired_card', 'expired_card', 'card_declined'],
    ['fails-later', 'card_declined', 'succeeds', 'card_declined'],
    ['shared', 'succeeds', 'succeeds', 'succeeds'],
  ] as const)('%s: charged now %s, kept for later %s, charged later %s', (name, charged, kept, later) => {
    expect([firstUse(name, true), firstUse(name, false), laterCharge(name)]).toEqual([charged, kept, later]);
  });
});
