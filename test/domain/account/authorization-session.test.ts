import { describe, expect, it } from 'vitest';
import { isUnderWay, judgeRepeatedEntry } from '../../../src/domain/account/authorization-session.ts';

const now = Date.UTC(2026, 10, 22);

describe('a sign-in under way', () => {
  it.each([
    ['goes on until its time', { expiresAt: now + 1, closedAt: null }, true],
    ['is over at its time', { expiresAt: now, closedAt: null }, false],
    ['is over once it has led to an account', { expiresAt: now + 1, closedAt: now }, false],
  ])('%s', (_, session, goesOn) => expect(isUnderWay(session, now)).toBe(goesOn));
});

describe('a passcode that is typed again where it has led to an account', () => {
  const entry = {
    expiresAt: now + 1,
    closedAt: now - 1,
    isSameAccount: true,
    isSamePasscode: true,
    isExchanged: false,
  };

  it.each([
    ['gives another code while none was shown', {}, 'again'],
    ['is a wrong one when it is another', { isSamePasscode: false }, 'wrong'],
    ['leads nowhere once a code was shown', { isExchanged: true }, 'over'],
    [
      'leads nowhere once a code was shown, whatever is typed',
      { isExchanged: true, isSamePasscode: false },
      'over',
    ],
    ['leads nowhere for another address', { isSameAccount: false, isSamePasscode: false }, 'over'],
    ['leads nowhere when the time of the sign-in is up', { expiresAt: now }, 'over'],
    ['leads nowhere where no passcode has led to an account', { closedAt: null }, 'over'],
  ] as const)('%s', (_, change, outcome) => {
    expect(judgeRepeatedEntry({ ...entry, ...change }, now)).toBe(outcome);
  });
});
