import { describe, expect, it } from 'vitest';
import { formatOrigin, parseOrigin } from '../../../src/domain/origin/origin.ts';
import {
  grantedTrialDays,
  trialContextOf,
  trialDays,
  trialOrigin,
} from '../../../src/domain/subscription/trial.ts';
import vectors from '../../vectors/trial.json' with { type: 'json' };
import platforms from '../../vectors/trial-platform.json' with { type: 'json' };

describe('a free trial', () => {
  for (const { origin, days, platformQualifies = true, nativeOfferDays = null } of vectors) {
    it(`has ${days} days for ${origin ?? 'no origin'}${platformQualifies ? '' : ' in an app store'}`, () => {
      const parsed = origin === null ? null : parseOrigin(origin);
      if (parsed?.ok === false) throw new Error('The vector is wrong');
      expect(trialDays(parsed?.value ?? null, { platformQualifies, nativeOfferDays })).toBe(days);
    });
  }

  for (const { platform, offers, qualifies, nativeDays, days } of platforms) {
    it(`has ${days} days on ${platform} where its store offers ${offers.join(' and ') || 'none'}`, () => {
      const native = offers.map((durationInDays) => ({ optionId: 'o', offerId: 't', durationInDays }));
      const context = trialContextOf(platform, native);
      expect(context).toEqual({ platformQualifies: qualifies, nativeOfferDays: nativeDays });
      expect(trialDays(null, context)).toBe(days);
    });
  }

  it('is given once, whatever the origin would earn', () => {
    const radio = parseOrigin('pro_radio_endorsement');
    if (!radio.ok) throw radio.error;
    expect(grantedTrialDays(radio.value, false)).toBe(30);
    expect(grantedTrialDays(radio.value, true)).toBe(0);
    expect(grantedTrialDays(null, false)).toBe(7);
    expect(grantedTrialDays(null, true)).toBe(0);
  });

  it('sends the origin of a trial that came with none', () => {
    expect(formatOrigin(trialOrigin('yearly'))).toBe('home__trial_annual');
    expect(formatOrigin(trialOrigin('monthly'))).toBe('home__trial_monthly');
  });
});
