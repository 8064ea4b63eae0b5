import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageName } from '../../../src/domain/analytics/page-name.ts';
import { checkPixel, pixels } from '../../../src/domain/analytics/pixels.ts';
import { localeTags } from '../../../src/domain/locale/locale.ts';

describe('the name of a page in analytics', () => {
  it('is its first path segment after the locale, or home', () => {
    expect(['/', '/de', '/pro', '/de/pro/welcome', '/how-we-work', '/subscriptions/'].map(pageName)).toEqual([
      'home',
      'home',
      'pro',
      'pro',
      'how-we-work',
      'subscriptions',
    ]);
  });

  it('says nothing of what a visitor typed', () => {
    for (const path of [
      '/lena@example.com',
      '/secret_token',
      '/4242',
      '/A',
      `/${'a'.repeat(41)}`,
      '/-x',
      '/ä',
    ]) {
      expect(pageName(path)).toBe('other');
    }
  });

  it('is always one that may be sent', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom(...localeTags), (path, locale) => {
        expect(checkPixel('page_impression', { page: pageName(path), locale })).toEqual({
          ok: true,
          value: 'page_impression',
        });
      }),
    );
  });
});

describe('an event', () => {
  const good = { page: 'home', locale: 'de' };

  it('is refused when it is not declared, or not as declared', () => {
    expect(checkPixel('page_view', good)).toMatchObject({ error: { code: 'unknown_pixel' } });
    expect(checkPixel('toString', good)).toMatchObject({ error: { code: 'unknown_pixel' } });
    expect(checkPixel('page_impression', { ...good, email: 'a' })).toMatchObject({
      error: { code: 'unknown_parameter' },
    });
    expect(checkPixel('page_impression', { page: 'home' })).toMatchObject({
      error: { code: 'invalid_parameter' },
    });
    expect(checkPixel('page_impression', { ...good, page: 'a@b.de' })).toMatchObject({
      error: { code: 'invalid_parameter' },
    });
  });

  it('has a name without a period, as the public schema wants', () => {
    for (const id of Object.keys(pixels)) expect(id).toMatch(/^[a-z][a-z0-9_]*$/);
  });
});
