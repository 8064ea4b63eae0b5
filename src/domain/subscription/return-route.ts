import { isAllowedText } from '../allowed-text.ts';
import { type Locale, pathIn, splitPath } from '../locale/locale.ts';

/**
 * Where the card provider sends a visitor back to, depending on what the page runs in. Specification, sections 2 and 9.
 */
export const returnRoutes = {
  web: '/pro/welcome',
  app: '/subscriptions/welcome/stripe',
  appFeaturePage: '/subscriptions/welcome/stripe-feature-page',
} as const;

/** What the page runs in. */
export type ReturnPlace = keyof typeof returnRoutes;

/**
 * Chooses where to return to: a browser, a host app, or a host app that opened the page of one feature. `featurePage`
 * is the raw query parameter; null, empty or refused (specification, section 5) counts as none.
 */
export function returnPlace(page: {
  readonly inHostApp: boolean;
  readonly featurePage: string | null;
}): ReturnPlace {
  if (!page.inHostApp) return 'web';
  return page.featurePage && isAllowedText(page.featurePage) ? 'appFeaturePage' : 'app';
}

/**
 * The absolute return URL in the visitor's locale. `site` is any URL of the site. `featurePage` is the raw query
 * parameter, passed on so that the page starts with that feature; null, empty or refused is left out.
 */
export function returnUrl(site: URL, locale: Locale, place: ReturnPlace, featurePage: string | null): URL {
  const url = new URL(pathIn(locale, returnRoutes[place]), site.origin);
  if (featurePage && isAllowedText(featurePage)) url.searchParams.set('featurePage', featurePage);
  return url;
}

/**
 * Tells whether a return URL is ours: one of our origins (as `URL.origin` gives them) and return routes, optionally
 * under a locale, without user name and password. Query and fragment may be anything.
 */
export function isReturnUrl(text: string, ownWebOrigins: readonly string[]): boolean {
  // Browsers strip tabs and line feeds and accept backslashes where other parsers do not.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  if (/[\u0000-\u0020\u007f\\]/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || !ownWebOrigins.includes(url.origin)) return false;
  const { path } = splitPath(url.pathname);
  return Object.values(returnRoutes).some((route) => route === path);
}

/**
 * The form in which a return URL accepted by {@link isReturnUrl} is stored: without the fragment and any query
 * parameter but `featurePage`, which are none of our business.
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
