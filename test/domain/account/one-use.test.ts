import { describe, expect, it } from 'vitest';
import { judgeCode, judgeRefreshToken } from '../../../src/domain/account/one-use.ts';

const now = Date.UTC(2026, 10, 22);
const later = now + 1;

describe('a code', () => {
  it.each([
    ['is good with its proof', { expiresAt: later, usedAt: null, isProved: true }, 'first'],
    ['is good for nobody else', { expiresAt: later, usedAt: null, isProved: false }, 'invalid'],
    ['is over at its time', { expiresAt: now, usedAt: null, isProved: true }, 'expired'],
    ['repeats for 15 s', { expiresAt: now, usedAt: now - 15_000, isProved: true }, 'repeat'],
    ['does not repeat for longer', { expiresAt: later, usedAt: now - 15_001, isProved: true }, 'fraud'],
    ['does not repeat for somebody else', { expiresAt: later, usedAt: now, isProved: false }, 'fraud'],
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
