import { describe, expect, it } from 'vitest';
import { isUnderWay } from '../../../src/domain/account/authorization-session.ts';

const now = Date.UTC(2026, 10, 22);

describe('a sign-in under way', () => {
  it.each([
    ['goes on until its time', { expiresAt: now + 1, closedAt: null }, true],
    ['is over at its time', { expiresAt: now, closedAt: null }, false],
    ['is over once it has led to an account', { expiresAt: now + 1, closedAt: now }, false],
  ])('%s', (_, session, goesOn) => expect(isUnderWay(session, now)).toBe(goesOn));
});
