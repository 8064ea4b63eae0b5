import { describe, expect, it } from 'vitest';
import { endsFamily, judgeCode, judgeRefreshToken } from '../../../src/domain/account/one-use.ts';

const now = Date.UTC(2026, 10, 22);
const later = now + 1;

describe('a code', () => {
  const fresh = { expiresAt: later, usedAt: null, isProved: true, isGrantGood: false };
  const used = { ...fresh, usedAt: now, isGrantGood: true };
  it.each([
    ['is good with its proof', fresh, 'first'],
    ['is good for nobody else', { ...fresh, isProved: false }, 'invalid'],
    ['is over at its time', { ...fresh, expiresAt: now }, 'expired'],
    ['repeats for 15 s', { ...used, expiresAt: now, usedAt: now - 15_000 }, 'repeat'],
    ['does not repeat for longer', { ...used, usedAt: now - 15_001 }, 'fraud'],
    ['does not repeat for somebody else', { ...used, isProved: false }, 'fraud'],
    ['does not repeat what has ended, or was never given', { ...used, isGrantGood: false }, 'fraud'],
  ] as const)('%s', (_, code, use) => {
    expect(judgeCode(code, now)).toBe(use);
  });
});

describe('a refresh token', () => {
  it.each([
    ['is good once', { expiresAt: later, usedAt: null, ended: null }, 'first'],
    ['is over at its time', { expiresAt: now, usedAt: null, ended: null }, 'expired'],
    ['repeats for 15 s', { expiresAt: later, usedAt: now - 15_000, ended: null }, 'repeat'],
    ['does not repeat for longer', { expiresAt: later, usedAt: now - 15_001, ended: null }, 'reused'],
    ['ends with its family', { expiresAt: later, usedAt: null, ended: 'loggedOut' }, 'loggedOut'],
    ['does not repeat after that', { expiresAt: later, usedAt: now, ended: 'fraud' }, 'fraud'],
  ] as const)('%s', (_, token, use) => {
    expect(judgeRefreshToken(token, now)).toBe(use);
  });
});

describe('what was given', () => {
  it('ends with a second use by somebody else, and with no other error', () => {
    const uses = ['first', 'repeat', 'invalid', 'expired', 'reused', 'loggedOut', 'fraud'] as const;
    expect(uses.filter(endsFamily)).toEqual(['reused', 'fraud']);
  });
});
