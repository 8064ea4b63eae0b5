import type { I18n } from '@lingui/core';
import { defaultLocale, type Locale, publicLocales } from '../../domain/locale/locale.ts';
import { locales } from '../../domain/locale/locale-rows.ts';
import { appBanner } from '../app-banner.ts';
import { pageLinks } from '../page-links.ts';
import { pageAt } from '../pages.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { graphOf } from '../structured-data/thing.ts';
import { barColors } from '../theme/bar-colors.ts';

interface HeadTagsProps {
  readonly locale: Locale;
  /** Without the locale. */
  readonly path: string;
  /** False for a page that search engines are asked to leave out. */
  readonly listed: boolean;
  /** Whether Safari on an iPhone offers our app above the page. */
  readonly banner: boolean;
  /** Without the brand. */
  readonly title: string;
  readonly i18n: I18n;
}

/**
 * The head tags of every page that no route sets: its canonical address and its other languages, for search engines and
 * link previews.
 */
export function HeadTags({ locale, path, listed, banner, title, i18n }: HeadTagsProps) {
  const { canonical, alternates } = pageLinks(locale, path);
  const inEnglishOnly = pageAt(path).inEnglishOnly === true;
  const trail = listed ? breadcrumbList(i18n, { locale, path, title }) : null;
  return (
    <>
      {listed ? (
        <>
          <link rel="canonical" href={canonical} />
          {alternates.map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {/* The router would keep only the last of two tags with one name. */}
      <meta name="theme-color" content={barColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={barColors.dark} media="(prefers-color-scheme: dark)" />
      {banner && <meta name="apple-itunes-app" content={appBanner(canonical)} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locales[inEnglishOnly ? defaultLocale : locale].code} />
      {publicLocales
        .filter((tag) => tag !== locale && !inEnglishOnly)
        .map((tag) => (
          <meta key={tag} property="og:locale:alternate" content={locales[tag].code} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      {trail !== null && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(graphOf([trail])).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
