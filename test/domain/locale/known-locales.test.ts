import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fallbackChain,
  isKnownLocale,
  knownLocaleCodes,
  knownLocales,
  localeOfRegion,
  negotiateKnown,
} from '../../../src/domain/locale/known-locales.ts';
import { localeTags, publicLocales } from '../../../src/domain/locale/locale.ts';
import {
  directionOf,
  knownLocaleOf,
  negotiate,
  publishedKnownLocales,
  publishedLocaleOf,
  publishedLocaleOfRegion,
} from '../../../src/domain/locale/published-locale.ts';
import { regionCodes } from '../../../src/domain/search/regions.ts';
import vectors from '../../vectors/known-locale.json' with { type: 'json' };

describe('the known locales', () => {
  it('are 37, all from left to right, each with its own tag', () => {
    expect(knownLocaleCodes).toHaveLength(37);
    expect(knownLocaleCodes).toEqual(vectors.listed.map(({ locale }) => locale));
    for (const code of knownLocaleCodes) {
      const { tag, name, englishName } = knownLocales[code];
      expect(code).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
      expect(tag).toMatch(/^[a-z]{2}(-[a-z]{2})?$/);
      expect(code.toLowerCase().replace('_', '-').startsWith(tag)).toBe(true);
      expect(name.length * englishName.length).toBeGreaterThan(0);
      expect(directionOf(code)).toBe('ltr');
    }
    expect(new Set(knownLocaleCodes.map((code) => knownLocales[code].tag)).size).toBe(37);
    expect(new Set(knownLocaleCodes.map((code) => knownLocales[code].englishName)).size).toBe(37);
    expect(isKnownLocale('toString')).toBe(false);
  });

  for (const { locale, regions } of vectors.listed) {
    it(`${locale} is the language of ${regions.join(', ') || 'no region'}`, () => {
      for (const region of regions) expect(localeOfRegion(region)).toBe(locale);
    });
  }

  for (const { region, locale } of vectors.unlisted) {
    it(`${locale} stands in for ${JSON.stringify(region)}`, () =>
      expect(localeOfRegion(region)).toBe(locale));
  }

  it('have no region twice', () => {
    const listed = vectors.listed.flatMap(({ regions }) => regions);
    expect(new Set(listed).size).toBe(listed.length);
    for (const region of regionCodes) expect(isKnownLocale(localeOfRegion(region))).toBe(true);
  });

  for (const { wanted, locale } of vectors.negotiated) {
    it(`give ${locale} to who wants ${JSON.stringify(wanted)}`, () =>
      expect(negotiateKnown(wanted)).toBe(locale));
  }

  for (const { tag, chain } of vectors.chains) {
    it(`are looked for by ${JSON.stringify(chain)} when ${JSON.stringify(tag)} is wanted`, () =>
      expect(fallbackChain(tag)).toEqual(chain));
  }

  it('are given to who wants one, and something is given to everyone', () => {
    for (const code of knownLocaleCodes) expect(negotiateKnown([code])).toBe(code);
    fc.assert(fc.property(fc.array(fc.string()), (wanted) => isKnownLocale(negotiateKnown(wanted))));
  });
});

describe('the published locales', () => {
  it('are some of the known ones', () => {
    expect(publishedKnownLocales).toEqual(['en_US', 'de_DE']);
    for (const locale of publicLocales) {
      expect(publishedLocaleOf(knownLocaleOf(locale))).toBe(locale);
      expect(knownLocales[knownLocaleOf(locale)].tag).toBe(locale);
    }
    for (const locale of localeTags) expect(isKnownLocale(knownLocaleOf(locale))).toBe(true);
  });

  it('are given to the first wanted language that has texts', () => {
    expect(negotiate(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(negotiate(['EN_gb', 'de'])).toBe('en');
    for (const wanted of [[], ['fr'], ['tlh', ''], ['en-xa', 'de'], ['toString']]) {
      expect(negotiate(wanted)).toBe('en');
    }
    fc.assert(
      fc.property(fc.array(fc.constantFrom('de', 'DE-ch', 'en', 'fr', 'ja-JP', 'x')), (wanted) => {
        const first = wanted
          .map((tag) => tag.slice(0, 2).toLowerCase())
          .find((tag) => tag === 'de' || tag === 'en');
        expect(negotiate(wanted)).toBe(first ?? 'en');
      }),
    );
  });

  it('are not found for what only looks like a region', () => {
    expect(localeOfRegion('zz-de')).toBe('en_US');
    expect(publishedLocaleOfRegion('zz-de')).toBe('en');
  });

  it('have English for a language without texts', () => {
    expect(publishedLocaleOf('fr_FR')).toBe('en');
    expect(publishedLocaleOfRegion('at-de')).toBe('de');
    expect(publishedLocaleOfRegion('fr-fr')).toBe('en');
    expect(publishedLocaleOfRegion('wt-wt')).toBe('en');
  });
});
