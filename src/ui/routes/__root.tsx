// Must be the first import, because it sets the order of the cascade layers.
import '../theme/site.css';
import { I18nProvider } from '@lingui/react';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
} from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { errorDelays } from '../../domain/analytics/error-pixels.ts';
import { brand } from '../../domain/brand.ts';
import { twinInApps } from '../../domain/device/app-twin.ts';
import { opensInApps } from '../../domain/device/host-pages.ts';
import { carried } from '../../domain/experiment/carried.ts';
import { type Locale, pathIn, publicLocales } from '../../domain/locale/locale.ts';
import { locales } from '../../domain/locale/locale-rows.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import { markPage } from '../boot/mark-page.ts';
import { wirePage } from '../boot/wire-page.ts';
import { ErrorPage } from '../components/error-page.tsx';
import { HeadTags } from '../components/head-tags.tsx';
import { PageShell } from '../components/shell/page-shell.tsx';
import countErrorPage from '../count-error-page.ts?inline-script';
import assignExperiments from '../first-paint/assign.ts?inline-script';
import firstPaint from '../first-paint/first-paint.ts?inline-script';
import findHost from '../first-paint/host.ts?inline-script';
import missingEntry from '../first-paint/missing-entry.ts?inline-script';
import { regionOfLanguage } from '../format/region-of-language.ts';
import { offeredIn } from '../head.ts';
import { inNextTask } from '../next-task.ts';
import { type PageRow, pageOf } from '../pages.ts';
import type { RouterContext } from '../router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => (import.meta.env.SSR ? headOfSite() : {}),
  // What the first page needs is loaded before the router exists (`app-router.ts`); what the next one needs, when a
  // link leads to it.
  beforeLoad: ({ context, matches }) => context.prepare(pageOf(matches)),
  shellComponent: import.meta.env.SSR ? Document : InBody,
  component: import.meta.env.SSR ? Root : LiveRoot,
  errorComponent: ErrorPage,
});

/** The tags in every page's head. In browsers the head is the prerendered one. */
function headOfSite() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: brand.name },
      { name: 'color-scheme', content: 'light dark' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      {
        rel: 'search',
        href: '/opensearch.xml',
        type: 'application/opensearchdescription+xml',
        title: brand.name,
      },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  };
}

function Root() {
  const { i18n, locale, textsIn } = Route.useRouteContext();
  const path = usePagePath();
  const { developersOnly = false, header, pageClass } = useMatches({ select: pageOf });
  return (
    <I18nProvider i18n={i18n}>
      {header === 'none' ? (
        <Outlet />
      ) : (
        <PageShell
          locale={locale}
          path={path}
          offered={developersOnly ? [locale] : offeredIn(locale)}
          textsIn={textsIn}
          live={pageClass === 'live'}
          inApps={opensInApps(path)}
        >
          <Outlet />
        </PageShell>
      )}
    </I18nProvider>
  );
}

/**
 * In the browser, React only renders the content of a live page's `<main>`. Header and footer stay as prerendered and
 * cost no script, however many pages they link to. The element tree has the shape of `PageShell`.
 */
function LiveRoot() {
  const { app, i18n, locale } = Route.useRouteContext();
  const path = usePagePath();
  useDocumentTitle();
  useEffect(() => inNextTask(() => wirePage(app.get('visit').theme, document)), [app]);
  useEffect(
    () =>
      inNextTask(() => {
        markPage(document, locale, path);
      }),
    [locale, path],
  );
  return (
    <I18nProvider i18n={i18n}>
      <>
        {null}
        {null}
        {null}
        <Outlet />
        {null}
      </>
    </I18nProvider>
  );
}

/**
 * Sets the document's title. Navigations within the live area load no document, and visitors tell pages apart by their
 * title.
 */
function useDocumentTitle(): void {
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title,
  });
  // A layout effect runs before the pages' own effects, which may set a more specific title.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

/** The finish step, boot and tests read `data-page-*`. */
function Document({ children }: { readonly children: ReactNode }) {
  const { i18n, locale } = Route.useRouteContext();
  const path = usePagePath();
  const page = useMatches({ select: pageOf });
  const title = useMatches({ select: ownTitle });
  return (
    <html
      lang={locale}
      dir={locales[locale].direction}
      data-face={locales[locale].inDisplayFace ? undefined : 'system'}
      data-page-name={page.name}
      data-page-class={page.pageClass}
      data-locales={hintedLocales(page)}
      data-market={marketOfLanguage(page, locale)}
      data-prices={marketOfLanguage(page, locale)}
      data-experiments={experimentsOf(page)}
      data-error-events={errorEventsOf(page)}
      data-twin={twinOf(path, locale)}
      data-uncounted={page.panel && ''}
      data-theme={page.theme}
      data-page-theme={page.theme}
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
        {import.meta.env.SSR && opensInApps(path) && (
          <script dangerouslySetInnerHTML={{ __html: findHost }} />
        )}
        {import.meta.env.SSR && page.experiments !== undefined && (
          <script dangerouslySetInnerHTML={{ __html: assignExperiments }} />
        )}
        {import.meta.env.SSR && page.pageClass === 'live' && (
          <script dangerouslySetInnerHTML={{ __html: missingEntry }} />
        )}
        {import.meta.env.SSR && page.pageClass === 'standalone' && (
          <script dangerouslySetInnerHTML={{ __html: countErrorPage }} />
        )}
        <HeadContent />
        <HeadTags
          locale={locale}
          path={path}
          listed={page.listed}
          banner={page.appBanner ?? false}
          title={title}
          i18n={i18n}
        />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** A page's title without the brand, from its `pageHead`. */
function ownTitle(matches: ReturnType<typeof useMatches>): string {
  const tags = matches.flatMap(({ meta }) => meta ?? []);
  return tags.findLast((tag) => tag?.property === 'og:title')?.content ?? '';
}

/** The languages that the script in the head may suggest: none for missing pages and for developers' pages. */
function hintedLocales({ name, developersOnly, inEnglishOnly }: PageRow): string | undefined {
  return name === '404' || developersOnly || inEnglishOnly ? undefined : publicLocales.join('|');
}

/** The market whose prices are shown without a script; omitted for the United States, which is the default. */
function marketOfLanguage({ prices }: PageRow, locale: Locale): string | undefined {
  const market = marketOf(regionOfLanguage(locale));
  return prices === undefined || market === 'us' ? undefined : (market ?? undefined);
}

/** What the script in the head assigns before the first paint; the browser's renders do not include it. */
function experimentsOf({ experiments = [] }: PageRow): string | undefined {
  return experiments.length === 0 ? undefined : JSON.stringify(experiments.map(carried));
}

/** Where a host app that opens the page is redirected. */
function twinOf(path: string, locale: Locale): string | undefined {
  const twin = twinInApps(path);
  return twin === path ? undefined : pathIn(locale, twin);
}

/** The events that the page sends by itself, in order (`count-error-page.ts`). */
function errorEventsOf(page: PageRow): string | undefined {
  if (page.pageClass !== 'standalone') return undefined;
  return errorDelays.map((delay) => `${page.errorPage}_${delay}`).join(' ');
}

/** The shape of `Document` around what React renders in the browser, because React derives the ids of `useId` from it. */
function InBody({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {null}
      <>
        {children}
        {null}
      </>
    </>
  );
}

/** The page's path without its locale. The prerender requests pages with a trailing slash, visitors without. */
function usePagePath(): string {
  return useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/$/, '') });
}
