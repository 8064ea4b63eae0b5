import { describe, expect, it } from 'vitest';
import { countryName, formatDay, formatWait } from '../../../src/ui/format/dates.ts';

describe('formatDay', () => {
  it.each([
    ['en', 'November\u00a023, 2026'],
    ['en-GB', '23\u00a0November 2026'],
    ['de', '23.\u00a0November 2026'],
    ['ja', '2026年11月23日'],
  ])('ends no line between day and month in %s', (locale, text) => {
    expect(formatDay(Date.UTC(2026, 10, 23, 12), locale)).toBe(text);
  });
});

describe('formatWait', () => {
  it.each([
    [0, 'en', '1 second'],
    [59.2, 'en', '60 seconds'],
    [840, 'en', '14 minutes'],
    [841, 'de', '15 Minuten'],
    [7_200, 'en', '2 hours'],
    [86_000, 'de', '24 Stunden'],
  ])('says %s s in %s as %s', (seconds, locale, text) => {
    expect(formatWait(seconds, locale)).toBe(text);
  });
});

describe('countryName', () => {
  it('names a country in the reader’s language', () => {
    expect(countryName('no', 'de')).toBe('Norwegen');
  });

  it('gives the code of a country nobody knows', () => {
    expect(countryName('xq', 'en')).toBe('XQ');
  });
});
