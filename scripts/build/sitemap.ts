import { brand } from '../../src/domain/brand.ts';
import { publicLocales } from '../../src/domain/locale/locale.ts';
import { pageLinks } from '../../src/ui/page-links.ts';
import { type PageRow, pagePaths, pages } from '../../src/ui/pages.ts';

const sitemapFile = 'sitemap.xml';

/** What search engines ask for first: where they may go, and every listed page in each language with its other languages. */
export function filesForCrawlers(): Readonly<Record<string, string>> {
  return { 'robots.txt': robots, [sitemapFile]: sitemap() };
}

const robots = `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${brand.site}/${sitemapFile}
`;

/** As sitemaps.org and Google's notes on localized versions have it. Addresses hold nothing that XML would have escaped. */
function sitemap(): string {
  const listed = pagePaths.filter((path) => (pages[path] as PageRow).listed);
  const entries = listed.flatMap((path) =>
    publicLocales.map((locale) => {
      const { canonical, alternates } = pageLinks(locale, path);
      const links = alternates.map(
        ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
      );
      return `<url><loc>${canonical}</loc>${links.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
