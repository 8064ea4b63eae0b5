import { brand } from '../../src/domain/brand.ts';
import { defaultLocale, type PublicLocale, publicLocales } from '../../src/domain/locale/locale.ts';
import { pageLinks } from '../../src/ui/page-links.ts';
import { type PageRow, pagePaths, pages } from '../../src/ui/pages.ts';
import { type Member, membersOf } from './page-families.ts';

const index = 'sitemap.xml';
const fileOf = (locale: PublicLocale) => `sitemap-${locale}.xml`;

/** What search engines ask for first: where they may go, and by language every listed page with its other languages. */
export function filesForCrawlers(): Readonly<Record<string, string>> {
  return {
    'robots.txt': robots,
    [index]: sitemapIndex(),
    ...Object.fromEntries(publicLocales.map((locale) => [fileOf(locale), sitemap(locale)])),
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
 * As sitemaps.org and Google's notes on localized versions have it. Addresses hold nothing that XML would have escaped. When a
 * page last changed is what its row or its contents say: the day of a build would be no answer.
 */
function sitemap(locale: PublicLocale): string {
  const entries = pagePaths.flatMap((path) => {
    const { listed, inEnglishOnly }: PageRow = pages[path];
    if (!listed || (inEnglishOnly && locale !== defaultLocale)) return [];
    return membersOf(path).map((member) => entryOf(locale, member));
  });
  return `${declaration}
<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entryOf(locale: PublicLocale, { path, changed }: Member): string {
  const { canonical, alternates } = pageLinks(locale, path);
  const links = alternates.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
  );
  const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${canonical}</loc>${day}${links.join('')}</url>`;
}
