import { describe, expect, it } from 'vitest';
import { membersOf } from '../../scripts/build/page-families.ts';
import { filesForCrawlers } from '../../scripts/build/sitemap.ts';
import { brand } from '../../src/domain/brand.ts';
import { publicLocales } from '../../src/domain/locale/locale.ts';
import { type PageRow, pagePaths, pages } from '../../src/ui/pages.ts';

const { 'robots.txt': robots = '', 'sitemap.xml': index = '', ...files } = filesForCrawlers();
const sitemap = Object.values(files).join('');
const rows = pagePaths.filter((path) => (pages[path] as PageRow).listed);
const listed = rows.flatMap((path) => {
  const { changed, inEnglishOnly }: PageRow = pages[path];
  const locales = inEnglishOnly ? ['en'] : publicLocales;
  return membersOf(path, changed).flatMap((member) => locales.map((locale) => ({ ...member, locale })));
});

describe('what search engines find', () => {
  it('is every listed page in every language it is written in, and no other', () => {
    const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
    expect(places).toHaveLength(listed.length);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain(`${brand.site}/pro`);
    expect(places).toContain(`${brand.site}/de/pro`);
    expect(places).toContain(`${brand.site}/blog/six-digits`);
    expect(places).not.toContain(`${brand.site}/de/blog/six-digits`);
    for (const unlisted of pagePaths.filter((path) => !rows.includes(path)))
      expect(places).not.toContain(brand.site + unlisted);
  });

  it('names with each page all its languages and the one for everybody else', () => {
    for (const entry of sitemap.split('\n').filter((line) => line.startsWith('<url>'))) {
      const languages = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language = '']) => language);
      const others = entry.includes('/blog/') ? [] : [...publicLocales, 'x-default'];
      expect(languages, entry).toEqual(others);
    }
  });

  it('is a list a language, and says no day that a page does not know', () => {
    const lists = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, list = '']) => list);
    expect(lists).toEqual(Object.keys(files).map((name) => `${brand.site}/${name}`));
    expect(Object.keys(files)).toHaveLength(publicLocales.length);
    const known = listed.filter(({ changed }) => changed !== undefined);
    expect(sitemap.split('<lastmod>')).toHaveLength(known.length + 1);
  });

  it('is told where the list is', () => {
    expect(robots).toContain(`Sitemap: ${brand.site}/sitemap.xml`);
  });
});
