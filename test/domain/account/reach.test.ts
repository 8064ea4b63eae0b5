import { describe, expect, it } from 'vitest';
import { lifetimes, refreshLifetime } from '../../../src/domain/account/lifetimes.ts';
import { lastReachable } from '../../../src/domain/account/reach.ts';

const day = 86_400_000;
const nobody = { hasAddress: false, hasRecoveryKey: false, sessions: [] };

describe('a session', () => {
  it('lives 30 days with an address and 400 without, longer than a year and its longest trial', () => {
    expect(refreshLifetime({ hasAddress: true })).toBe(30 * day);
    expect(refreshLifetime({ hasAddress: false })).toBe(400 * day);
    expect(lifetimes.refreshTokenWithoutAddress).toBeGreaterThanOrEqual((366 + 30) * day);
  });
});

describe('the last moment at which an account could be reached', () => {
  it('is now with an address, and with a recovery key, whatever became of its sessions', () => {
    const sessions = [{ lastUsedAt: 0, endedAt: day }];
    expect(lastReachable({ ...nobody, hasAddress: true, sessions }, 900 * day)).toBe(900 * day);
    expect(lastReachable({ ...nobody, hasRecoveryKey: true, sessions }, 900 * day)).toBe(900 * day);
  });

  it('is unknown without any trace', () => {
    expect(lastReachable(nobody, day)).toBeNull();
  });

  it.each([
    ['now, the day after its last use', { lastUsedAt: 5 * day, endedAt: null }, 6, 6],
    ['now, 31 days after it', { lastUsedAt: 5 * day, endedAt: null }, 36, 36],
    ['now, up to the 400th day', { lastUsedAt: 5 * day, endedAt: null }, 405, 405],
    ['the 400th day, from then on', { lastUsedAt: 5 * day, endedAt: null }, 600, 405],
    ['when it was signed out', { lastUsedAt: 5 * day, endedAt: 7 * day }, 30, 7],
    ['the 400th day of one that was ended later', { lastUsedAt: 5 * day, endedAt: 500 * day }, 600, 405],
  ])('is that of its session: %s', (_, session, today, expected) => {
    expect(lastReachable({ ...nobody, sessions: [session] }, today * day)).toBe(expected * day);
  });

  it('is that of the session that lasted longest', () => {
    const sessions = [
      { lastUsedAt: 9 * day, endedAt: 10 * day },
      { lastUsedAt: day, endedAt: 20 * day },
      { lastUsedAt: 12 * day, endedAt: 13 * day },
    ];
    expect(lastReachable({ ...nobody, sessions }, 90 * day)).toBe(20 * day);
  });
});
