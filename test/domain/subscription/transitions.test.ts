import { describe, expect, it } from 'vitest';
import { type SubscriptionStatus, statuses } from '../../../src/domain/subscription/status.ts';
import {
  checkoutMoves,
  moveCheckout,
  moveSubscription,
  type SubscriptionAction,
  subscriptionMoves,
} from '../../../src/domain/subscription/transitions.ts';

const states = [
  'none',
  'Inactive',
  'Auto-Renewable',
  'Not Auto-Renewable',
  'Grace Period',
  'Expired',
] as const;

// One letter a state above: y allowed, n not. Written out by hand, so that a change of the table shows here.
const allowed: Readonly<Record<SubscriptionAction, string>> = {
  'await-first-payment': 'yynnnn',
  renew: 'yyyyyn',
  'stop-renewing': 'yyyyyn',
  'fall-behind': 'yyyyyn',
  suspend: 'yyyyyn',
  end: 'yyyyyy',
};
const reached: Readonly<Record<SubscriptionAction, SubscriptionStatus>> = {
  'await-first-payment': 'Inactive',
  renew: 'Auto-Renewable',
  'stop-renewing': 'Not Auto-Renewable',
  'fall-behind': 'Grace Period',
  suspend: 'Inactive',
  end: 'Expired',
};
const actions = Object.keys(subscriptionMoves) as SubscriptionAction[];

describe('what may happen to a subscription', () => {
  it('is written down for every action and every status of the specification', () => {
    expect(actions.sort()).toEqual(Object.keys(allowed).sort());
    expect(Object.keys(statuses).sort()).toEqual(states.slice(1).sort());
  });

  it.each(actions.flatMap((action) => states.map((state, index) => ({ action, state, index }))))(
    '$action from $state',
    ({ action, state, index }) => {
      const moved = moveSubscription('sub-1', state, action);
      if (allowed[action][index] === 'y') expect(moved).toEqual({ ok: true, value: reached[action] });
      else expect(moved).toEqual({ ok: false, error: { code: 'illegal_move', id: 'sub-1', state, action } });
    },
  );
});

describe('what may happen to a checkout', () => {
  it.each([
    ['open', 'none', 'open'],
    ['open', 'open', null],
    ['open', 'paid', null],
    ['open', 'closed', null],
    ['pay', 'none', null],
    ['pay', 'open', 'paid'],
    ['pay', 'paid', 'paid'],
    ['pay', 'closed', null],
    ['close', 'none', null],
    ['close', 'open', 'closed'],
    ['close', 'paid', null],
    ['close', 'closed', 'closed'],
  ] as const)('%s from %s', (action, state, to) => {
    const moved = moveCheckout('cart-1', state, action);
    if (to !== null) expect(moved).toEqual({ ok: true, value: to });
    else expect(moved).toEqual({ ok: false, error: { code: 'illegal_move', id: 'cart-1', state, action } });
  });

  it('is three actions and no more', () =>
    expect(Object.keys(checkoutMoves)).toEqual(['open', 'pay', 'close']));
});
