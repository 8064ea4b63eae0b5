import { describe, expect, it } from 'vitest';
import { nearestPath } from '../../../src/domain/content/nearest-path.ts';

const known = [
  '/',
  '/about',
  '/app',
  '/bangs',
  '/compare-privacy',
  '/newsletter',
  '/press',
  '/privacy',
  '/pro',
];

describe('the page that a typed address most likely meant', () => {
  it.each([
    ['/prvacy', '/privacy'],
    ['/privaccy', '/privacy'],
    ['/privcay', '/privacy'],
    ['/PRIVACY/', '/privacy'],
    ['/privacy.html', '/privacy'],
    ['/abuot', '/about'],
    ['/compare_privacy', '/compare-privacy'],
    ['/site/newsletter', '/newsletter'],
    ['/site/newsleter', '/newsletter'],
    ['/press/kit', '/press'],
    ['/press/kit/logos.zip', '/press'],
    ['/press/privcy', '/privacy'],
    ['/pressing/kit', null],
    ['/prss', '/press'],
    ['/compare', '/compare-privacy'],
    ['/compare-all-privacy', '/compare-privacy'],
    ['/comparing', null],
    ['/de', null],
    ['/ap', '/app'],
    ['/ab', null],
    ['/zzzzzz', null],
    ['/', null],
    ['/%3Cscript%3E', null],
    [`/${'privacy'.repeat(10_000)}`, null],
  ])('for %s is %s', (asked, expected) => {
    expect(nearestPath(asked, known)).toBe(expected);
  });

  it('is one in the same language', () => {
    expect(nearestPath('/de/prvacy', ['/de', '/de/privacy', '/de/pro'])).toBe('/de/privacy');
  });

  it('is none where nothing is known', () => {
    expect(nearestPath('/privacy', [])).toBeNull();
  });

  it('is told at once for an address of slashes', { timeout: 5_000 }, () => {
    expect(nearestPath(`${'/'.repeat(100_000)}x`, ['/privacy'])).toBeNull();
  });
});
