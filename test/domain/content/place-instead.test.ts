import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand.ts';
import { placeInstead } from '../../../src/domain/content/place-instead.ts';
import { unpublishedTag } from '../../support/unpublished-locale.ts';

const pages = ['/hiring', '/de/hiring', '/pro', '/de/pro'];
const files = ['/blog/feed.xml', '/updates/feed.xml', '/de/updates/feed.xml'];
const asked = (path: string) =>
  placeInstead(
    path,
    (one) => pages.includes(one),
    (one) => files.includes(one),
  );

describe('a path that has no page leads', () => {
  it.each([
    ['another name', '/careers', '/hiring', true],
    ['another name in a published locale', '/de/careers', '/de/hiring', true],
    ['help elsewhere', '/help', brand.links.help, true],
    ['a page in a locale without texts', `/${unpublishedTag}/pro`, '/pro', false],
    ['a locale written otherwise', '/DE-at/pro', '/de/pro', false],
    ['capital letters', '/Pro', '/pro', true],
    ['capital letters in a published locale', '/DE/PRO', '/de/pro', true],
    ['capital letters in a locale without texts', `/${unpublishedTag.toUpperCase()}/Pro`, '/pro', false],
    ['another name in a locale without texts', `/${unpublishedTag}/careers`, '/hiring', false],
    ['a file that is the same in every locale', '/de/blog/feed.xml', '/blog/feed.xml', false],
    ['a file in a locale without texts', `/${unpublishedTag}/blog/feed.xml`, '/blog/feed.xml', false],
    ['a file with too much behind it', '/de/updates/feed.xml', '/de/updates/feed.xml', false],
    ['a file in a locale written otherwise', '/de-AT/updates/feed.xml', '/de/updates/feed.xml', false],
    ['another name of a file', '/feed.xml', '/blog/feed.xml', true],
    ['another name of a file, with a capital letter', '/blog/RSS', '/blog/feed.xml', true],
    ['another name of a file that is the same in every locale', '/de/rss.xml', '/blog/feed.xml', false],
    ['another name of a file of its locale', '/de/updates/feed', '/de/updates/feed.xml', true],
    [
      'another name of a file in a locale without texts',
      `/${unpublishedTag}/updates/feed`,
      '/updates/feed.xml',
      false,
    ],
  ])('from %s to where it is', (_, path, place, isLasting) => {
    expect(asked(path)).toEqual({ place, isLasting });
  });

  it.each([
    '/nothing',
    '/Nothing',
    `/${unpublishedTag}/nothing`,
    '/terms',
    '/tos',
    '/de/tos',
    '/de/sitemap.xml',
  ])('nowhere from %s, when there is no such page or file', (path) => {
    expect(asked(path)).toBeNull();
  });
});
