import { describe, expect, it, vi } from 'vitest';
import { dayLike, numberLike, writtenSamples } from '../../../src/ui/format/like-samples.ts';

const languages = [
  'en',
  'de',
  'fr',
  'es',
  'pl',
  'pt-PT',
  'sv',
  'hi',
  'ar',
  'fa',
  'ja',
  'zh-Hans',
  'lt',
  'he',
  'de-CH',
];

describe('what is written like the samples of a page is written as its language has it', () => {
  it.each(languages)('numbers in %s', (lang) => {
    const write = numberLike(writtenSamples(lang).numbers, lang);
    const counts = [0, 7, 999, 1_000, 1_234, 9_999, 10_000, 123_456, 1_000_000, 98_765_432];
    expect(counts.map(write)).toEqual(counts.map((count) => new Intl.NumberFormat(lang).format(count)));
  });

  it.each(languages)('days in %s', (lang) => {
    const write = dayLike(writtenSamples(lang).days, lang);
    const usual = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
    const days = [
      '2026-01-01',
      '2026-02-20',
      '2027-03-25',
      '2025-05-05',
      '2030-08-26',
      '2026-10-31',
      '2026-12-09',
    ];
    expect(days.map(write)).toEqual(days.map((day) => usual.format(new Date(`${day}T00:00:00Z`))));
  });
});

it('a page without samples is written to by what the browser knows', () => {
  expect(numberLike('', 'de')(12_345)).toBe('12.345');
  expect(dayLike('', 'de')('2026-11-25')).toBe('25. November 2026');
});

it.each(['en', 'de'])('nothing of %s has to be asked of the browser', (lang) => {
  const { numbers, days } = writtenSamples(lang);
  const asked = vi.spyOn(Intl, 'NumberFormat');
  const askedForDays = vi.spyOn(Intl, 'DateTimeFormat');
  expect(numberLike(numbers, lang)(4_812)).toMatch(/^4[.,]812$/);
  expect(dayLike(days, lang)('2026-11-05')).toMatch(/5.+2026/);
  expect(asked).not.toHaveBeenCalled();
  expect(askedForDays).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
