import { describe, expect, it } from 'vitest';
import {
  counterOf,
  limitedActions,
  limitRules,
  limitRulesOf,
} from '../../../src/domain/limits/limit-table.ts';
import { type CountedBy, readLimitTable } from '../../../src/domain/limits/read-limit-table.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const rulesOf = (...asked: Parameters<typeof limitRulesOf>) =>
  limitRulesOf(...asked).map(({ most, within, closedFor }) => [most, within, closedFor]);

describe('the table of limits', () => {
  it('has a rule for every action', () => {
    for (const action of limitedActions) {
      expect(limitRules.some((rule) => rule.action === action)).toBe(true);
    }
  });

  it("has the wire contract's numbers for passcodes", () => {
    expect(rulesOf('send-passcode', 'address')).toEqual([
      [1, minute, null],
      [5, hour, null],
      [10, day, null],
    ]);
    expect(rulesOf('try-passcode', 'address')).toEqual([
      [5, 600 * second, 15 * minute],
      [20, day, day],
    ]);
    expect(rulesOf('send-passcode', 'network')).toEqual([[20, hour, null]]);
  });

  it('counts who is signed in by account: what strangers do closes nothing for an owner', () => {
    for (const action of ['try-owner-passcode', 'hear-address-in-use'] as const) {
      expect(new Set(limitRules.filter((rule) => rule.action === action).map(({ by }) => by))).toEqual(
        new Set(['account']),
      );
    }
    expect(rulesOf('send-owner-passcode', 'account+address')).toEqual(rulesOf('send-passcode', 'address'));
    expect(rulesOf('send-owner-passcode', 'address')).toEqual([]);
    expect(rulesOf('send-owner-passcode', 'account')).toEqual([[20, day, null]]);
    expect(rulesOf('try-owner-passcode', 'account')).toEqual([
      [5, 600 * second, 15 * minute],
      [20, day, day],
    ]);
    expect(counterOf('try-owner-passcode')).not.toBe(counterOf('try-passcode'));
  });

  it('lets a network look up and save settings as often as its browsers do, and no oftener', () => {
    expect(rulesOf('look-up-settings', 'network')).toEqual([[300, hour, null]]);
    expect(rulesOf('save-settings', 'network')).toEqual([[60, hour, null]]);
    expect(rulesOf('save-settings', 'everyone')).toEqual([[600, minute, null]]);
  });

  it('closes by what a network does nothing but signing in by code', () => {
    const closing = limitRules.filter(({ by, closedFor }) => by.includes('network') && closedFor !== null);
    expect(new Set(closing.map(({ action }) => counterOf(action)))).toEqual(new Set(['sign-in by code']));
    const shared = limitedActions.filter((action) => counterOf(action) === 'sign-in by code');
    expect(shared).toEqual(['send-passcode', 'try-passcode']);
  });

  it('allows a wider network more than a household, and never closes it', () => {
    expect(rulesOf('send-passcode', 'wide network')).toEqual([[40, hour, null]]);
    expect(rulesOf('send-passcode', 'widest network')).toEqual([[100, hour, null]]);
    expect(rulesOf('try-passcode', 'widest network')).toEqual([[500, day, null]]);
  });

  it('lets all buy who share an address, an office or a carrier’s customers, whatever one guest of theirs makes', () => {
    expect(rulesOf('create-account', 'network')).toEqual([
      [200, hour, null],
      [500, day, null],
    ]);
    expect(rulesOf('create-account', 'wide network')).toEqual([
      [400, hour, null],
      [1_000, day, null],
    ]);
  });

  it('bounds what who is signed in does by account alone, and closes none of it', () => {
    const own = [
      'hand-over',
      'make-recovery-key',
      'export-account',
      'open-checkout',
      'open-portal',
      'change-renewal',
      'issue-restoration-code',
    ] as const;
    for (const action of own) {
      const rules = limitRules.filter((rule) => rule.action === action);
      expect(rules.map(({ by, within, closedFor }) => [by, within, closedFor])).toEqual([
        ['account', hour, null],
        ['account', day, null],
      ]);
    }
  });

  it('counts a /24 or /48 as ten households where an account is made: its neighbors keep nobody from buying', () => {
    expect(rulesOf('create-account', 'widest network')).toEqual([
      [2_000, hour, null],
      [5_000, day, null],
    ]);
  });

  it('bounds by an address alone only signing in by code and what is mailed there', () => {
    const byAddress = limitRules.filter(({ by }) => by === 'address').map(({ action }) => action);
    expect(new Set(byAddress)).toEqual(
      new Set(['send-passcode', 'try-passcode', 'mail-newsletter', 'mail-withdrawal']),
    );
  });

  it('lets one network begin a few of the rows of a day that reports have', () => {
    expect(rulesOf('report-new-violation', 'network')).toEqual([[20, day, null]]);
    expect(rulesOf('report-new-violation', 'widest network')).toEqual([[100, day, null]]);
  });

  it('lets one network begin a thirtieth of the sets of values that the counts of a day have, a /24 or /48 a seventh', () => {
    expect(rulesOf('begin-count', 'network')).toEqual([[300, day, null]]);
    expect(rulesOf('begin-count', 'widest network')).toEqual([[1_500, day, null]]);
  });

  it('leaves a guesser at most 4 chances in 100,000 for an address and day', () => {
    const guesses = Math.min(
      ...limitRules
        .filter(({ action, by, within }) => action === 'try-passcode' && by === 'address' && within === day)
        .map(({ most }) => most),
    );
    const validAtOnce = 2;
    expect((validAtOnce * guesses) / 1_000_000).toBeLessThanOrEqual(4e-5);
  });

  it('shuts out who guesses from one network before it shuts out the owner for a day', () => {
    const most = (by: CountedBy) =>
      rulesOf('try-passcode', by).findLast(([, within]) => within === day)?.[0] ?? 0;
    expect(most('address+network')).toBeLessThan(Number(most('address')));
  });
});

describe('a mistake in the table', () => {
  const head = 'action | counted by | most | within | then closed for';
  it.each([
    ['an action nobody knows', 'send-passcodes | address | 1 | 60 s |'],
    ['a counter nobody knows', 'send | person | 1 | 60 s |'],
    ['no number', 'send | address | many | 60 s |'],
    ['nothing allowed', 'send | address | 0 | 60 s |'],
    ['a time without a unit', 'send | address | 1 | 60 |'],
    ['a unit nobody knows', 'send | address | 1 | 60 sec |'],
    ['a closure that is no time', 'send | address | 1 | 60 s | long'],
    ['a cell too many', 'send | address | 1 | 60 s | 1 h | 1'],
    ['a cell too few', 'send | address | 1'],
    ['an alarm that closes', 'send | everyone | 1 | 60 s | 1 h'],
    ['a wider network that closes', 'send | wide network | 1 | 60 s | 1 h'],
    ['the widest network that closes', 'send | widest network | 1 | 60 s | 1 h'],
  ])('stops the server: %s', (_, line) => {
    expect(() => readLimitTable(`${head}\n${line}`, ['send'])).toThrow();
  });

  it('stops the server: an action without a line', () => {
    expect(() => readLimitTable(`${head}\nsend | address | 1 | 60 s |`, ['send', 'try'])).toThrow('try');
  });
});
