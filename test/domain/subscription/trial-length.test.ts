import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trialLengthDays } from '../../../src/domain/subscription/trial-length.ts';
import lengths from '../../vectors/trial-length.json' with { type: 'json' };

describe('a trial', () => {
  for (const { title, from, to, days } of lengths) {
    it(`lasts ${days ?? 'no'} days: ${title}`, () => {
      const times = { startedAt: Date.parse(from), expiresOrRenewsAt: Date.parse(to) };
      expect(trialLengthDays(times)).toBe(days);
    });
  }

  it('lasts as many days as it is given, from whatever hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(86_399_999), (days, hour) => {
        const startedAt = Date.UTC(2026, 0, 1) + hour;
        expect(trialLengthDays({ startedAt, expiresOrRenewsAt: startedAt + days * 86_400_000 })).toBe(days);
      }),
    );
  });
});
