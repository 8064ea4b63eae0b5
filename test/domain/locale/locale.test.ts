import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultKnownLocale, knownLocales } from '../../../src/domain/locale/known-locales.ts';
import {
  defaultLocale,
  isLocale,
  localeTags,
  pathIn,
  pseudoLocale,
  publicLocales,
  splitPath,
} from '../../../src/domain/locale/locale.ts';
import { locales } from '../../../src/domain/locale/locale-rows.ts';

describe('a locale', () => {
  it('stands at the front of the path, English at the root', () => {
    expect(splitPath('/pro')).toEqual({ locale: 'en', path: '/pro' });
    expect(splitPath('/de/pro')).toEqual({ locale: 'de', path: '/pro' });
    expect(splitPath('/de')).toEqual({ locale: 'de', path: '/' });
    expect(splitPath('/de/')).toEqual({ locale: 'de', path: '/' });
    expect(splitPath('/en-xa/pro')).toEqual({ locale: 'en-xa', path: '/pro' });
    expect(splitPath('/')).toEqual({ locale: 'en', path: '/' });
  });

  it('is not taken from what only looks like one', () => {
    for (const path of ['/developers', '/DE/pro', '/en/pro', '/tlh', '//de', '/pro/de', '/toString']) {
      expect(splitPath(path)).toEqual({ locale: 'en', path });
    }
  });

  it('stands alone where the path is the home page', () => {
    expect(pathIn('de', '/')).toBe('/de');
    expect(pathIn('de', '/pro')).toBe('/de/pro');
    expect(pathIn('en', '/')).toBe('/');
    expect(splitPath('x/de/pro')).toEqual({ locale: 'en', path: 'x/de/pro' });
    expect(splitPath('')).toEqual({ locale: 'en', path: '' });
  });

  it('is found again in every path it is put into', () => {
    const path = fc.stringMatching(/^\/(pro|app|subscriptions)?(\/[a-z]{0,5}){0,2}$/);
    fc.assert(
      fc.property(fc.constantFrom(...localeTags), path, (locale, path) => {
        fc.pre(!path.startsWith('//'));
        expect(splitPath(pathIn(locale, path))).toEqual({ locale, path });
      }),
    );
  });

  it('is one of the table’s published rows, or the pseudo-locale', () => {
    const published = Object.values(knownLocales).filter((row) => 'published' in row);
    expect(publicLocales).toEqual(published.map(({ tag }) => tag));
    expect(localeTags).toEqual([...publicLocales, pseudoLocale]);
    for (const { tag, name, direction } of published) {
      expect(locales[tag]).toMatchObject({ name, direction, pseudo: false });
      expect(isLocale(tag)).toBe(true);
    }
    expect(isLocale('toString')).toBe(false);
  });

  it('at the root is the one for whom no other fits', () => {
    expect(knownLocales[defaultKnownLocale].tag).toBe(defaultLocale);
    expect(localeTags.filter((tag) => locales[tag].segment === '')).toEqual([defaultLocale]);
  });
});
