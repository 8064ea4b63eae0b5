import { brand } from '../../src/domain/brand.ts';
import { defaultLocale, type PublicLocale, publicLocales } from '../../src/domain/locale/locale.ts';
import { pageLinks } from '../../src/ui/page-links.ts';
import { type PageRow, pagePaths, pages } from '../../src/ui/pages.ts';
import { type Member, membersOf } from './page-families.ts';

const index = 'sitemap.xml';
const fileOf = (locale: PublicLocale) => `sitemap-${locale}.xml`;

/**
 * The files that search engines request first: crawling rules, and a site map per language that lists every indexed
 * page with its other languages. `today` is the day of the build, such as `2026-11-22`.
 */
export function filesForCrawlers(today: string): Readonly<Record<string, string>> {
  return {
    'robots.txt': robots,
    [index]: sitemapIndex(),
    ...Object.fromEntries(publicLocales.map((locale) => [fileOf(locale), sitemap(locale, today)])),
  };
}

const robots = `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${brand.site}/${index}
`;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sitemapIndex(): string {
  const files = publicLocales.map(
    (locale) => `<sitemap><loc>${brand.site}/${fileOf(locale)}</loc></sitemap>`,
  );
  return `${declaration}\n<sitemapindex xmlns="${schema}">\n${files.join('\n')}\n</sitemapindex>\n`;
}

/**
 * Follows sitemaps.org and Google's notes on localized versions. Addresses contain nothing that XML would escape. The
 * date of the last change is that of a page's row or contents; the day of a build would be wrong.
 */
function sitemap(locale: PublicLocale, today: string): string {
  const entries = pagePaths.flatMap((path) => {
    const { listed, inEnglishOnly }: PageRow = pages[path];
    if (!listed || (inEnglishOnly && locale !== defaultLocale)) return [];
    return membersOf(path).map((member) => entryOf(locale, member, today));
  });
  return `${declaration}
<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Content that takes effect on a future day, such as an announced legal text, was changed today at the latest. */
function atTheLatest(today: string, changed: string): string {
  return changed > today ? today : changed;
}

function entryOf(locale: PublicLocale, { path, changed }: Member, today: string): string {
  const { canonical, alternates } = pageLinks(locale, path);
  const links = alternates.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
  );
  const day = changed === undefined ? '' : `<lastmod>${atTheLatest(today, changed)}</lastmod>`;
  return `<url><loc>${canonical}</loc>${day}${links.join('')}</url>`;
}
