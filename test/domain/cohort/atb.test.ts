import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Atb,
  ageInDays,
  atbInfo,
  cohortAt,
  compareAtb,
  daysSince,
  errorCohort,
  formatAtb,
  isSameCohort,
  isVariantLetter,
  parseAtb,
} from '../../../src/domain/cohort/atb.ts';
import { cohortEpoch, easternDay, isSummerTime } from '../../../src/domain/cohort/eastern-day.ts';
import vectors from '../../vectors/cohort.json' with { type: 'json' };

const hour = 3_600_000;
const day = 24 * hour;
const time = fc.integer({ min: cohortEpoch, max: Date.UTC(2100, 0) });
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz_');
const atb: fc.Arbitrary<Atb> = fc.record({
  week: fc.integer({ min: 1, max: 99_999 }),
  day: fc.integer({ min: 1, max: 7 }),
  variant: fc.oneof(
    fc.constant(''),
    fc.tuple(letter, letter).map((pair) => pair.join('')),
  ),
});

/** The calendar day in New York, by the platform's own time-zone data. */
const newYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

const newYorkOffset = new Intl.DateTimeFormat('en', {
  timeZone: 'America/New_York',
  timeZoneName: 'longOffset',
});

function parsed(text: string): Atb {
  const result = parseAtb(text);
  if (!result.ok) throw new Error(`The vector ${text} is wrong`);
  return result.value;
}

describe('the cohort of a time', () => {
  for (const { at, cohort } of vectors.times) {
    it(`is ${cohort} at ${at}`, () => {
      expect(formatAtb(cohortAt(Date.parse(at)))).toBe(cohort);
    });
  }

  for (const { week, month } of vectors.weeks) {
    it(`is of week ${week} in ${month}`, () => {
      const start = Date.parse(`${month}-01T12:00-05:00`);
      const weeks = Array.from({ length: 31 }, (_, index) => cohortAt(start + index * day).week);
      expect(weeks).toContain(week);
    });
  }

  it('is what milliseconds from the summer and winter epochs give, rounded up', () => {
    fc.assert(
      fc.property(time, (now) => {
        const since = now - cohortEpoch + (isSummerTime(now) ? hour : 0);
        fc.pre(since % day !== 0);
        const week = Math.ceil(since / (7 * day));
        expect(cohortAt(now)).toEqual({ week, day: Math.ceil((since % (7 * day)) / day), variant: '' });
      }),
    );
  });

  it('changes exactly with the calendar day in New York, in summer and in winter', () => {
    fc.assert(
      fc.property(time, (now) => {
        const date = Date.parse(newYork.format(now));
        expect(easternDay(now)).toBe((date - Date.UTC(2016, 1, 24)) / day);
      }),
      { numRuns: 300 },
    );
  });

  for (const year of [2016, 2021, 2023, 2026, 2028, 2037, 2099]) {
    it(`knows the hours in which New York changes its clocks in ${year}`, () => {
      const offset = (now: number) => newYorkOffset.format(now).endsWith('GMT-04:00');
      for (let now = Date.UTC(year, 2, 7); now < Date.UTC(year, 2, 16); now += hour) {
        expect(isSummerTime(now)).toBe(offset(now));
        expect(isSummerTime(now - 1)).toBe(offset(now - 1));
      }
      for (let now = Date.UTC(year, 9, 31); now < Date.UTC(year, 10, 9); now += hour) {
        expect(isSummerTime(now)).toBe(offset(now));
        expect(isSummerTime(now - 1)).toBe(offset(now - 1));
      }
      for (const now of [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31, 23, 59), Date.UTC(year, 6, 4)]) {
        expect(isSummerTime(now)).toBe(offset(now));
      }
    });
  }

  it('never goes back', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 30 * day }), (now, later) => {
        expect(compareAtb(cohortAt(now + later), cohortAt(now))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a cohort', () => {
  for (const { text, week, day, variant, version, va, atbva } of vectors.valid) {
    it(`reads ${text}, and builds it again`, () => {
      expect(parseAtb(text)).toEqual({ ok: true, value: { week, day, variant } });
      expect(formatAtb({ week, day, variant })).toBe(text);
      expect(atbInfo({ week, day, variant })).toEqual({ version, variant: va, atbVariant: atbva });
    });
  }

  for (const text of vectors.invalid) {
    it(`refuses ${JSON.stringify(text)}`, () => {
      expect(parseAtb(text)).toEqual({ ok: false, error: { code: 'invalid_cohort' } });
    });
  }

  it('builds a text that reads as the same', () => {
    fc.assert(
      fc.property(atb, (value) => {
        expect(parseAtb(formatAtb(value))).toEqual({ ok: true, value });
      }),
    );
  });

  for (const { text, days } of vectors.ages) {
    it(`${text} is ${days} days old for comparing`, () => {
      expect(ageInDays(parsed(text))).toBe(days);
    });
  }

  it('is the same as one with another variant, and not as one of another day', () => {
    expect(isSameCohort(parsed('v105-2ma'), parsed('v105-2'))).toBe(true);
    expect(isSameCohort(parsed('v105-2ma'), parsed('v105-3ma'))).toBe(false);
    expect(isSameCohort(parsed('v105-2'), parsed('v106-2'))).toBe(false);
  });

  it('is compared by days, over the end of a week too', () => {
    expect(compareAtb(parsed('v106-1'), parsed('v105-7'))).toBe(1);
    expect(compareAtb(parsed('v105-7'), parsed('v106-1'))).toBe(-1);
    fc.assert(
      fc.property(atb, atb, (one, other) => {
        expect(compareAtb(one, other) + compareAtb(other, one)).toBe(0);
      }),
    );
  });

  it('ages by a day each calendar day', () => {
    const now = Date.parse('2026-11-21T12:00-05:00');
    expect(daysSince(parsed('v561-4'), now)).toBe(0);
    expect(daysSince(parsed('v560-4ma'), now)).toBe(7);
    expect(daysSince(parsed('v561-5'), now)).toBe(-1);
  });

  it('of an error is v1-1', () => {
    expect(formatAtb(errorCohort)).toBe('v1-1');
  });

  it('has variant letters that are lower-case letters, or underscores for none', () => {
    expect(['a', 'z', '_'].every(isVariantLetter)).toBe(true);
    expect(['', 'A', '1', 'ab', '-', '__', 'ä', 'a\n'].some(isVariantLetter)).toBe(false);
  });
});
