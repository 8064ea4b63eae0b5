import { describe, expect, it } from 'vitest';
import { nearestPlace } from '../../../src/domain/content/nearest-place.ts';
import { pathIn } from '../../../src/domain/locale/locale.ts';

const paths = [
  '/about',
  '/app',
  '/app/devices',
  '/browser',
  '/compare-privacy',
  '/donations',
  '/duckai',
  '/hiring',
  '/legal-notice',
  '/press',
  '/privacy',
  '/pro',
  '/pro/login',
  '/settings',
  '/subscription-support',
  '/terms',
  '/updates',
  '/windows',
  '/withdrawal',
];
const meant = (asked: string) =>
  nearestPlace(
    asked,
    paths.map((path) => pathIn(asked.startsWith('/de/') ? 'de' : 'en', path)),
  );

describe('the page that a typed address most likely meant, by whatever name', () => {
  it.each([
    ['/downlods', '/app'],
    ['/donwload', '/app'],
    ['/downloads.html', '/app'],
    ['/carreers', '/hiring'],
    ['/jbos', '/hiring'],
    ['/careers/engineer', '/hiring'],
    ['/vnp', '/pro'],
    ['/prises', '/pro'],
    ['/pricng', '/pro'],
    ['/lgoin', '/pro/login'],
    ['/sigin', '/pro/login'],
    ['/suport', '/subscription-support'],
    ['/privacy-polcy', '/privacy'],
    ['/refnd', '/withdrawal'],
    ['/impresum', '/legal-notice'],
    ['/de/impresum', '/de/legal-notice'],
    ['/de/datenschuz', '/de/privacy'],
    ['/de/datenschutzerklaerung', null],
    ['/de/kontackt', '/de/subscription-support'],
    ['/de/kariere', '/de/hiring'],
    ['/de/einstelungen', '/de/settings'],
    ['/de/kündigng', '/de/subscription-support'],
    ['/de/wiederruf', '/de/withdrawal'],
    ['/de/herunterlden', '/de/app'],
    ['/prvacy', '/privacy'],
    ['/hlep', null],
    ['/zzzzzz', null],
    ['/', null],
  ])('for %s is %s', (asked, place) => {
    expect(meant(asked)).toBe(place);
  });

  it('is the one whose own path is near, before all other names', () => {
    expect(meant('/pres')).toBe('/press');
  });

  it('is none that the list does not have', () => {
    expect(nearestPlace('/downlods', ['/', '/privacy'])).toBeNull();
  });
});
