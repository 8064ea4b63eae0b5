import { describe, expect, it } from 'vitest';
import { unpublished, unpublishedTag } from '../../support/unpublished-locale.ts';
import { get, withSmallSite } from './small-site.ts';

withSmallSite();

/** A locale that this site knows and has no pages in. */
const none = unpublishedTag;

describe('a path that names a locale without pages', () => {
  it.each([
    [`/${none}/pro`, '/pro'],
    [`/${none.toUpperCase()}/pro?origin=home_google#plans`, '/pro?origin=home_google'],
    [`/${unpublished}/pro/`, '/pro'],
    [`/${none}_Latn/pro.html?a=1&b=%2F`, '/pro?a=1&b=%2F'],
    [`/${none}`, '/'],
    [`/${none}/?q=1`, '/?q=1'],
    ['/EN/pro', '/pro'],
    ['/De-AT/404', '/de/404'],
    // A file that exists once, for every language.
    [`/${none}/mark.svg`, '/mark.svg'],
    ['/de/mark.svg?v=2', '/mark.svg?v=2'],
    ['/mark.svg/', '/mark.svg'],
  ])('%s leads to %s', async (url, target) => {
    const answer = await get(url, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
    // The same for everyone, and asked for again, as the locale may have pages tomorrow.
    expect(answer.headers.get('vary')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('');
  });

  it.each([
    `/${none}/nothing`,
    `/${none}/${none}/pro`,
    '/tlh/pro',
    '/de/nichts',
    `/${none}//evil.example`,
    `//${none}/pro`,
    `/${none}/%2f%2fevil.example`,
    `/${none}/\\evil.example`,
    `/${none}/https:%2f%2fevil.example`,
    `/${none}/assets/boot-abc123.js`,
    '/de/assets/boot-abc123.js',
    '/de/_headers',
    `/${none}/__proto__`,
  ])('%s has no page in any locale and leads nowhere', async (url) => {
    const answer = await get(`http://localhost${url}`, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  });
});

describe('another name of a page', () => {
  it.each([
    ['/careers', '/hiring'],
    ['/Careers/', '/hiring'],
    ['/pricing?origin=home_google&a=%2F', '/pro?origin=home_google&a=%2F'],
    ['/de/pricing', '/de/pro'],
    ['/help?q=1', 'https://help.mallard.example/?q=1'],
    ['/de/help', 'https://help.mallard.example/'],
  ])('%s leads to %s, for good', async (url, target) => {
    const answer = await get(url, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('');
  });

  it.each([
    [`/${none}/careers`, '/hiring'],
    [`/${none}/pricing/?a=1`, '/pro?a=1'],
    ['/De-AT/pricing', '/de/pro'],
    [`/${none}/help`, 'https://help.mallard.example/'],
  ])('%s, where the locale has no pages, leads to %s in one step', async (url, target) => {
    const answer = await get(url, { Accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/tos', '/de/careers', '/careers/engineer', '//careers'])(
    '%s leads nowhere while there is no such page',
    async (url) => {
      const answer = await get(`http://localhost${url}`, { Accept: 'text/html' });
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    },
  );
});
