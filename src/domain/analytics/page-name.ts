import { brand } from '../brand.ts';

/**
 * How the path segments of locales are written, those of the 37 that have no texts yet too; no page's first segment is.
 * The table itself (`known-locales.ts`) is more than a static page may load.
 */
const localeSegment = /^[a-z]{2}(?:-[a-z]{2})?$/;

/**
 * The name a page has in analytics: its first path segment after the locale, or `home`. Specification, section 2.
 * A segment that no page of ours could have becomes `other`, so that nothing a visitor typed is sent. Never fails.
 * @example pageName('/de/pro/welcome') // 'pro'
 */
export function pageName(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/');
  const segment = localeSegment.test(first) ? second : first;
  if (segment === '') return 'home';
  return /^[a-z][a-z-]{0,39}$/.test(segment) ? segment : 'other';
}

/** The host of the page that our browsers show when they start. */
export const startPageHost = `start.${new URL(brand.site).hostname}`;

/** The name of every page on {@link startPageHost}. */
export const startPageName = 'start';

/** The name of the page at an address: by its path, except on the start-page host. Specification, section 2. Never fails. */
export function pageNameAt(url: { readonly hostname: string; readonly pathname: string }): string {
  return url.hostname === startPageHost ? startPageName : pageName(url.pathname);
}

/** Names that analytics knows and that no first path segment gives: parts and variants of pages. Specification, section 2. */
export const namedPages = [
  'careers',
  'malicious-site-protection-report-form',
  'subscription-support',
  'sync-setup-pairing',
  'windows-user-survey',
  'data-broker-protection',
  'dbp-free',
  'dbp-product',
  'app-devices',
  'app-landing',
  'app-no-support',
  'oops-500',
  'nginx-500',
  'tq-500',
  'ssblock-410',
  '418',
  'ar-418',
  'tor-418',
] as const;

/** Every text that may name a page in an event: a path's segment, or one of {@link namedPages}. */
export const pageNamePattern = /^(?:[a-z][a-z-]{0,39}|(?:oops|nginx|tq)-500|ssblock-410|(?:ar-|tor-)?418)$/;
