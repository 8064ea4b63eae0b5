import { isAllowedText } from '../allowed-text.ts';
import { type Locale, pathIn, splitPath } from '../locale/locale.ts';

/** Where the card provider sends a visitor back to, by what the page runs in. Specification, sections 2 and 9. */
export const returnRoutes = {
  web: '/pro/welcome',
  app: '/subscriptions/welcome/stripe',
  appFeaturePage: '/subscriptions/welcome/stripe-feature-page',
} as const;

/** What the page runs in. */
export type ReturnPlace = keyof typeof returnRoutes;

/**
 * Chooses the place to return to: a browser, a host app, or a host app that opened one feature's page. `featurePage` is
 * that parameter of the address as it came; null, empty or refused (specification, section 5) is none.
 */
export function returnPlace(page: {
  readonly inHostApp: boolean;
  readonly featurePage: string | null;
}): ReturnPlace {
  if (!page.inHostApp) return 'web';
  return page.featurePage && isAllowedText(page.featurePage) ? 'appFeaturePage' : 'app';
}

/**
 * The whole return URL on a site, in the visitor's locale. `site` is any URL of the site. `featurePage` is that parameter of the
 * address as it came, and goes along so that the page begins with that feature; null, empty or refused is left out.
 */
export function returnUrl(site: URL, locale: Locale, place: ReturnPlace, featurePage: string | null): URL {
  const url = new URL(pathIn(locale, returnRoutes[place]), site.origin);
  if (featurePage && isAllowedText(featurePage)) url.searchParams.set('featurePage', featurePage);
  return url;
}

/**
 * Tells whether a return URL is one of ours: one of our origins (as `URL.origin` gives them), one of the return routes,
 * optionally under a locale, with no user name and no password. Query and fragment are free.
 */
export function isReturnUrl(text: string, ownWebOrigins: readonly string[]): boolean {
  // Browsers skip tabs, line feeds and backslashes in places where a parser of another make does not.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  if (/[\u0000-\u0020\u007f\\]/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || !ownWebOrigins.includes(url.origin)) return false;
  const { path } = splitPath(url.pathname);
  return Object.values(returnRoutes).some((route) => route === path);
}

/**
 * A return URL that {@link isReturnUrl} takes, as it is kept: without everything in query and fragment that is not ours to know,
 * which is all but `featurePage`.
 */
export function keptReturnUrl(text: string): string {
  const url = new URL(text);
  const featurePage = url.searchParams.get('featurePage');
  url.search = '';
  url.hash = '';
  if (featurePage && isAllowedText(featurePage)) url.searchParams.set('featurePage', featurePage);
  return url.href;
}

/** Tells whether a path (with or without locale) is one where a host app waits for the tokens of a purchase. */
export function isAppReturnPath(pathname: string): boolean {
  const { path } = splitPath(pathname);
  return path === returnRoutes.app || path === returnRoutes.appFeaturePage;
}
