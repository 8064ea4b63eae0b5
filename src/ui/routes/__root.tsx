// First of all imports, because it fixes the order of the cascade layers.
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
import { barColours } from '../theme/tell-theme.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => (import.meta.env.SSR ? headOfSite() : {}),
  // The first page's needs are met before the router is there (`app-router.ts`), those of the next when a link leads to it.
  beforeLoad: ({ context, matches }) => context.prepare(pageOf(matches)),
  shellComponent: import.meta.env.SSR ? Document : InBody,
  component: import.meta.env.SSR ? Root : LiveRoot,
  errorComponent: ErrorPage,
});

/** What every page's head has. In browsers the head is the prerender's. */
function headOfSite() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: brand.name },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'theme-color', content: barColours.light, media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: barColours.dark, media: '(prefers-color-scheme: dark)' },
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
 * In the browser React has what stands in `<main>` of a live page; header and footer stay as the prerender wrote them, and cost no
 * script, however many pages they lead to. The shape is that of `PageShell`.
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

/** Going on inside the live area loads no document: the title is what a visitor tells pages apart by. */
function useDocumentTitle(): void {
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title,
  });
  // Before what the page says more exactly, in an effect of its own.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

/** `data-page-*` is read by the finish step, by boot and by tests. */
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

/** The languages that the script in the head may point to: none where the address has no page, and none for developers. */
function hintedLocales({ name, developersOnly, inEnglishOnly }: PageRow): string | undefined {
  return name === '404' || developersOnly || inEnglishOnly ? undefined : publicLocales.join('|');
}

/** Whose prices stand there without a script; those of the United States need no word. */
function marketOfLanguage({ prices }: PageRow, locale: Locale): string | undefined {
  const market = marketOf(regionOfLanguage(locale));
  return prices === undefined || market === 'us' ? undefined : (market ?? undefined);
}

/** What the script in the head assigns before the page is painted, and so no part of what the browser renders. */
function experimentsOf({ experiments = [] }: PageRow): string | undefined {
  return experiments.length === 0 ? undefined : JSON.stringify(experiments.map(carried));
}

/** Where an app of ours that opens the page is led instead. */
function twinOf(path: string, locale: Locale): string | undefined {
  const twin = twinInApps(path);
  return twin === path ? undefined : pathIn(locale, twin);
}

/** What the page sends by itself, in the order in which it does (`count-error-page.ts`). */
function errorEventsOf(page: PageRow): string | undefined {
  if (page.pageClass !== 'standalone') return undefined;
  return errorDelays.map((delay) => `${page.errorPage}_${delay}`).join(' ');
}

/** The shape of `Document` around what React has in the browser: from it React counts the ids of `useId`. */
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

/** The page's path without its locale. The prerender asks for pages with a slash at the end, visitors without. */
function usePagePath(): string {
  return useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/$/, '') });
}
