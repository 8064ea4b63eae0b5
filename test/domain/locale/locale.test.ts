import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocale, localeTags, pathIn, publicLocales, splitPath } from '../../../src/domain/locale/locale.ts';

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
    for (const path of ['/developers', '/DE/pro', '/en/pro', '/fr', '//de', '/pro/de', '/toString']) {
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

  it('is one of the table', () => {
    expect(publicLocales).toEqual(['en', 'de']);
    expect(isLocale('de')).toBe(true);
    expect(isLocale('toString')).toBe(false);
  });
});
