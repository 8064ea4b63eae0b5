import { describe, expect, it } from 'vitest';
import { judgePasscode, normalizePasscode, passcodeOf } from '../../../src/domain/account/passcode.ts';

describe('a passcode', () => {
  for (const typed of ['123456', ' 123 456 ', '123-456', '123–456', '1 2 3 4 5 6', '123\u00a0456\n']) {
    it(`is read from ${JSON.stringify(typed)}`, () => expect(normalizePasscode(typed)).toBe('123456'));
  }

  for (const typed of ['', '12345', '1234567', '12345a', '１２３４５６', '123.456', '+123456']) {
    it(`is not read from ${JSON.stringify(typed)}`, () => expect(normalizePasscode(typed)).toBeNull());
  }
});

describe('a try of a passcode', () => {
  const now = Date.UTC(2026, 10, 22);
  const minute = 60_000;
  const sent = (passcode: string, ago: number) => ({ passcode, sentAt: now - ago });
  const tried = (typed: string, newestFirst: readonly ReturnType<typeof sent>[], opensSomething = true) =>
    judgePasscode({ newestFirst, isTyped: ({ passcode }) => passcode === typed, opensSomething }, now);

  it.each([
    ['the newest is right', [sent('111111', 0)], 'right'],
    ['the one before is, because mail is slow', [sent('222222', 0), sent('111111', minute)], 'right'],
    [
      'one before two newer ones was replaced',
      [sent('333333', 0), sent('222222', minute), sent('111111', 2 * minute)],
      'replaced',
    ],
    ['one is good for 10 minutes', [sent('111111', 10 * minute - 1)], 'right'],
    ['and not for longer', [sent('111111', 10 * minute)], 'expired'],
    [
      'the same number sent again is good again',
      [sent('111111', minute), sent('222222', 2 * minute), sent('111111', 11 * minute)],
      'right',
    ],
    [
      'of two replaced ones the one in time counts',
      [sent('333333', 0), sent('222222', 0), sent('111111', minute), sent('111111', 11 * minute)],
      'replaced',
    ],
    ['another number is wrong', [sent('222222', 0)], 'wrong'],
    ['nothing was asked for', [], 'not asked for'],
  ] as const)('%s', (_, newestFirst, judged) => expect(tried('111111', newestFirst)).toBe(judged));

  it('opens nothing where there is nothing', () => {
    expect(tried('111111', [sent('111111', 0)], false)).toBe('of nobody');
    expect(tried('222222', [sent('111111', 0)], false)).toBe('wrong');
  });

  it('is compared with each that was sent, right or not', () => {
    const compared: number[] = [];
    const newestFirst = [sent('111111', 0), sent('222222', minute), sent('333333', 2 * minute)];
    judgePasscode(
      { newestFirst, isTyped: ({ sentAt }) => compared.push(sentAt) > 0, opensSomething: true },
      now,
    );
    expect(compared).toHaveLength(3);
  });

  it('has six digits however small its number is', () => expect(passcodeOf(42)).toBe('000042'));
});
