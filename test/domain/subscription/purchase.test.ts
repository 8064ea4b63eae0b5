import { describe, expect, it } from 'vitest';
import {
  isKeptPurchase,
  keptPurchaseStates,
  nextPurchase,
  type PurchaseState,
  purchaseEvents,
  purchaseShown,
  purchaseSteps,
} from '../../../src/domain/subscription/purchase.ts';

/** By state, what follows on each event in the order of the heading; a dot where nothing does. Written out by hand. */
const heading = 'order opened refused leave back return linger give-up arrive end';
const table: Readonly<Record<PurchaseState, string>> = {
  none: 'asked . . . . . . . . .',
  asked: 'asked open none left left confirming . . paid none',
  open: 'asked . . left left confirming . . paid none',
  left: 'asked . . left left . . . paid none',
  confirming: 'asked . . left . . slow . paid none',
  slow: 'asked . . left . . . pending paid none',
  pending: 'asked . . left . . . . paid none',
  paid: 'asked . . . . . . . . none',
};
const states = Object.keys(table) as PurchaseState[];

describe('the way of a purchase', () => {
  it('is written down for every state and every event', () => {
    expect(purchaseEvents.join(' ')).toBe(heading);
    expect(Object.keys(purchaseSteps)).toEqual(states);
  });

  it.each(states)('goes on from %s', (state) => {
    const follows = purchaseEvents.map((event) => nextPurchase(state, event));
    expect(follows).toEqual(table[state].split(' ').map((next) => (next === '.' ? state : next)));
  });

  it('shows something of its own in each state', () => {
    const shown = states.map((state) => purchaseShown[state]);
    expect(new Set(shown).size).toBe(states.length);
  });

  it('makes nobody wait who has left the card page or has opened none', () => {
    expect([nextPurchase('none', 'return'), nextPurchase('left', 'return')]).toEqual(['none', 'left']);
  });

  it('is not left by going back once the card page has led on to where it is confirmed', () => {
    const awaited = ['confirming', 'slow', 'pending'] as const;
    expect(awaited.map((state) => nextPurchase(state, 'back'))).toEqual(awaited);
  });

  it('is kept in the browser as long as its card page may be paid, and looked after on the way back from it', () => {
    expect(states.filter(isKeptPurchase)).toEqual([...keptPurchaseStates]);
    expect(keptPurchaseStates).toEqual(['asked', 'open', 'left', 'confirming']);
    expect(states.filter((state) => purchaseSteps[state].awaited)).toEqual([
      'left',
      'confirming',
      'slow',
      'pending',
    ]);
  });

  it('ends nowhere: from each state a purchase can be ordered, and from each but none it can end', () => {
    for (const state of states) {
      expect(nextPurchase(state, 'order')).toBe('asked');
      expect(nextPurchase(state, 'end')).toBe('none');
    }
  });
});
