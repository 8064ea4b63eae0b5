import { describe, expect, it } from 'vitest';
import { membersOf } from '../../scripts/build/page-families.ts';
import { productUpdates } from '../../scripts/build/product-updates.ts';
import { filesForCrawlers } from '../../scripts/build/sitemap.ts';
import { brand } from '../../src/domain/brand.ts';
import { defaultLocale, publicLocales } from '../../src/domain/locale/locale.ts';
import { type PageRow, pagePaths, pages } from '../../src/ui/pages.ts';

const { 'robots.txt': robots = '', 'sitemap.xml': index = '', ...files } = filesForCrawlers('2026-11-26');
const sitemap = Object.values(files).join('');
const rows = pagePaths.filter((path) => (pages[path] as PageRow).listed);
const listed = rows.flatMap((path) => {
  const { inEnglishOnly }: PageRow = pages[path];
  const locales = inEnglishOnly ? ['en'] : publicLocales;
  return membersOf(path).flatMap((member) => locales.map((locale) => ({ ...member, locale })));
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
    expect(places).toContain(`${brand.site}/hiring/senior-android-engineer`);
    expect(places).not.toContain(`${brand.site}/hiring/privacy-researcher`);
    for (const unlisted of pagePaths.filter((path) => !rows.includes(path)))
      expect(places).not.toContain(brand.site + unlisted);
  });

  it('names with each page all its languages and the one for everybody else', () => {
    for (const entry of sitemap.split('\n').filter((line) => line.startsWith('<url>'))) {
      const languages = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language = '']) => language);
      const tags = /\/(?:blog|hiring)\//.test(entry) ? [defaultLocale] : publicLocales;
      expect(languages, entry).toEqual([...tags, 'x-default']);
    }
  });

  it('is a list a language, which says of each page when it last changed', () => {
    const lists = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, list = '']) => list);
    expect(lists).toEqual(Object.keys(files).map((name) => `${brand.site}/${name}`));
    expect(Object.keys(files)).toHaveLength(publicLocales.length);
    expect(listed.filter(({ changed }) => changed === undefined)).toEqual([]);
    const days = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day = '']) => day);
    expect(days).toHaveLength(listed.length);
    for (const day of days) expect(day).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(days.toSorted().at(-1), 'a text that is announced has not changed in days to come').toBe(
      '2026-11-26',
    );
  });

  it('dates the lists of posts and news by their newest entry', () => {
    const newest = (path: string) => listed.find((page) => page.path === path)?.changed;
    const posts = listed.filter(({ path }) => path.startsWith('/blog/')).map(({ changed = '' }) => changed);
    expect(newest('/blog')).toBe(posts.toSorted().at(-1));
    expect(newest('/updates')).toBe(productUpdates()[0]?.day);
  });

  it('is told where the list is', () => {
    expect(robots).toContain(`Sitemap: ${brand.site}/sitemap.xml`);
  });
});
