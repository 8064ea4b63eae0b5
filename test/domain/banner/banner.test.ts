import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bannerWindowDays,
  dismissalVersion,
  showsBanner,
  showsBannerTo,
} from '../../../src/domain/banner/banner.ts';
import vectors from '../../vectors/banner.json' with { type: 'json' };

describe('the add-to-browser banner', () => {
  for (const { shown, ...visit } of vectors) {
    const { daysSinceDismissal: days, mobile } = visit;
    const when = days === null ? 'never dismissed' : `${days} days after its dismissal`;
    it(`is ${shown ? '' : 'not '}shown on a ${mobile ? 'mobile' : 'desktop'} device, ${when}`, () =>
      expect(showsBanner(visit)).toBe(shown));
  }

  it('has a window of 15 days', () => expect(bannerWindowDays).toBe(15));

  it('is shown on a mobile device whenever it is on a desktop', () => {
    fc.assert(
      fc.property(fc.option(fc.integer()), (daysSinceDismissal) => {
        const on = (mobile: boolean) => showsBanner({ daysSinceDismissal, mobile });
        expect(on(true) || !on(false)).toBe(true);
      }),
    );
  });

  it('goes by the version that the visitor’s settings keep', () => {
    const dismissed = Date.UTC(2026, 10, 21, 12);
    const day = 86_400_000;
    const settings = { kax: 'v561-4' };
    expect(showsBannerTo(settings, dismissed, false)).toBe(true);
    expect(showsBannerTo(settings, dismissed + 15 * day, false)).toBe(true);
    expect(showsBannerTo(settings, dismissed + 16 * day, false)).toBe(false);
    expect(showsBannerTo(settings, dismissed + 16 * day, true)).toBe(true);
    expect(showsBannerTo(settings, dismissed - day, true)).toBe(false);
    expect(showsBannerTo({}, dismissed, false)).toBe(true);
  });

  it('is not shown to who wants no install prompts', () => {
    expect(showsBannerTo({ kak: '-1' }, 0, true)).toBe(false);
    expect(showsBannerTo({ kax: '-1' }, 0, true)).toBe(false);
  });

  it('is shown where the version of its dismissal cannot be read', () => {
    expect(showsBannerTo({ kak: '1', kax: 'v0-9' }, 0, false)).toBe(true);
  });

  it('notes the cohort of the day in which it is dismissed', () => {
    expect(dismissalVersion(Date.UTC(2026, 10, 21, 12))).toBe('v561-4');
  });
});
