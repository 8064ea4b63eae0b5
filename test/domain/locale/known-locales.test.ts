import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fallbackChain,
  isKnownLocale,
  type KnownLocale,
  knownLocaleCodes,
  knownLocales,
  localeOfRegion,
  negotiateKnown,
} from '../../../src/domain/locale/known-locales.ts';
import {
  defaultLocale,
  localeTags,
  pathIn,
  pseudoLocale,
  publicLocales,
} from '../../../src/domain/locale/locale.ts';
import {
  directionOf,
  knownLocaleOf,
  negotiate,
  pathInPublished,
  publishedKnownLocales,
  publishedLocaleOf,
  publishedLocaleOfRegion,
} from '../../../src/domain/locale/published-locale.ts';
import { regionCodes } from '../../../src/domain/search/regions.ts';
import { unpublished, unpublishedTag } from '../../support/unpublished-locale.ts';
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
    expect(publishedKnownLocales).toHaveLength(publicLocales.length);
    for (const locale of publicLocales) {
      expect(publishedLocaleOf(knownLocaleOf(locale))).toBe(locale);
      expect(knownLocales[knownLocaleOf(locale)].tag).toBe(locale);
    }
    for (const locale of localeTags) expect(isKnownLocale(knownLocaleOf(locale))).toBe(true);
  });

  it('are given to the first wanted language that has texts', () => {
    expect(negotiate(['tlh', 'de-AT', 'en'])).toBe('de');
    expect(negotiate(['EN_gb', 'de'])).toBe('en');
    for (const wanted of [[], [unpublishedTag], ['tlh', ''], [pseudoLocale, 'de'], ['toString']]) {
      expect(negotiate(wanted)).toBe(defaultLocale);
    }
    const tags = fc.constantFrom(...publicLocales, 'DE-ch', unpublishedTag, 'x');
    fc.assert(
      fc.property(fc.array(tags), (wanted) => {
        const first = wanted
          .map((tag) => publicLocales.find((published) => tag.toLowerCase().startsWith(published)))
          .find((tag) => tag !== undefined);
        expect(negotiate(wanted)).toBe(first ?? defaultLocale);
      }),
    );
  });

  it('stand in a path for every way to write them, and the path without locale for those without texts', () => {
    const row = (code: KnownLocale) => knownLocales[code];
    for (const code of knownLocaleCodes) {
      const expected = pathIn(publishedLocaleOf(code), '/pro');
      for (const segment of [row(code).tag.toUpperCase(), code])
        expect(pathInPublished(`/${segment}/pro`)).toBe(expected);
    }
    expect(pathInPublished(`/${unpublishedTag}`)).toBe('/');
    expect(pathInPublished(`/${defaultLocale}/`)).toBe('/');
    for (const path of [
      '/',
      '/pro',
      '/de/pro',
      '/de',
      '/app',
      '/xx/pro',
      '//fr/pro',
      '/fr//pro',
      '/fr-/pro',
      '',
    ])
      expect(pathInPublished(path)).toBeNull();
  });

  it('are not found for what only looks like a region', () => {
    expect(localeOfRegion('zz-de')).toBe('en_US');
    expect(publishedLocaleOfRegion('zz-de')).toBe('en');
  });

  it('have English for a language without texts', () => {
    expect(publishedLocaleOf(unpublished)).toBe(defaultLocale);
    expect(publishedLocaleOfRegion('at-de')).toBe('de');
    expect(publishedLocaleOfRegion(knownLocales[unpublished].regions[0] ?? '')).toBe(defaultLocale);
    expect(publishedLocaleOfRegion('wt-wt')).toBe(defaultLocale);
  });
});
