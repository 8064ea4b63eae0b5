import { describe, expect, it } from 'vitest';
import { countryName, formatWait } from '../../../src/ui/format/dates.ts';

describe('formatWait', () => {
  it.each([
    [0, 'en', '1 second'],
    [59.2, 'en', '60 seconds'],
    [840, 'en', '14 minutes'],
    [841, 'de', '15 Minuten'],
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
