import { expect, it } from 'vitest';
import { regionOfLanguage } from '../../../src/ui/format/region-of-language.ts';

it.each([
  ['de', 'DE'],
  ['en', 'US'],
  ['en-xa', 'US'],
] as const)('prices in %s are at first those of %s', (locale, region) => {
  expect(regionOfLanguage(locale)).toBe(region);
});
