import { describe, expect, it } from 'vitest';
import { formatOrigin, parseOrigin } from '../../../src/domain/origin/origin.ts';
import { trialDays, trialOrigin } from '../../../src/domain/subscription/trial.ts';
import vectors from '../../vectors/trial.json' with { type: 'json' };

describe('a free trial', () => {
  for (const { origin, days, platformQualifies = true, nativeOfferDays = null } of vectors) {
    it(`has ${days} days for ${origin ?? 'no origin'}${platformQualifies ? '' : ' in an app store'}`, () => {
      const parsed = origin === null ? null : parseOrigin(origin);
      if (parsed?.ok === false) throw new Error('The vector is wrong');
      expect(trialDays(parsed?.value ?? null, { platformQualifies, nativeOfferDays })).toBe(days);
    });
  }

  it('sends the origin of a trial that came with none', () => {
    expect(formatOrigin(trialOrigin('yearly'))).toBe('home__trial_annual');
    expect(formatOrigin(trialOrigin('monthly'))).toBe('home__trial_monthly');
  });
});
