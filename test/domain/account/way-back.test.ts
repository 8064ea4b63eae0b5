import { describe, expect, it } from 'vitest';
import { wayBackOf, wayBackReminderDays } from '../../../src/domain/account/way-back.ts';

const now = Date.UTC(2026, 10, 22);
const day = 86_400_000;
const nothing = { hasAddress: false, hasKeptKey: false, trialEndsAt: null };

describe('the way back to a subscription', () => {
  it('is an address or a kept key', () => {
    expect(wayBackOf({ ...nothing, hasAddress: true }, now)).toBe('there');
    expect(wayBackOf({ ...nothing, hasKeptKey: true }, now)).toBe('there');
  });

  it('is asked for on every page from three days before a trial ends', () => {
    const trialEndsAt = now + wayBackReminderDays * day;
    expect(wayBackOf({ ...nothing, trialEndsAt: trialEndsAt + 1 }, now)).toBe('missing');
    expect(wayBackOf({ ...nothing, trialEndsAt }, now)).toBe('due');
    expect(wayBackOf({ ...nothing, trialEndsAt: now - day }, now)).toBe('due');
  });

  it('is asked for at once where there was no trial', () => expect(wayBackOf(nothing, now)).toBe('due'));
});
