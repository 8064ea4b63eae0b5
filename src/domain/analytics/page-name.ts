import { siteAddress } from '../site-address.ts';

/**
 * All page names in analytics: the first segments of the site's paths, `home`, `404` for an address without a page,
 * `dev` for developers' pages, and parts and variants of pages that no first segment names. A closed list, so that
 * nothing a visitor typed is ever sent. Specification, section 2.
 */
export const pageNames = [
  '404',
  'about',
  'acceptable-use',
  'app',
  'app-devices',
  'app-landing',
  'app-no-support',
  'ar-418',
  '418',
  'bangs',
  'blog',
  'browser',
  'careers',
  'compare-privacy',
  'data-broker-protection',
  'dbp',
  'dbp-free',
  'dbp-product',
  'dev',
  'donations',
  'duckai',
  'email',
  'extension-success',
  'hiring',
  'home',
  'how-we-hire',
  'how-we-work',
  'identity-theft-restoration',
  'legal-notice',
  'mac',
  'malicious-site-protection-report-form',
  'newsletter',
  'nginx-500',
  'oops-500',
  'press',
  'privacy',
  'pro',
  'settings',
  'ssblock-410',
  'start',
  'subscription-support',
  'subscriptions',
  'sync-setup-pairing',
  'terms',
  'theme',
  'tor-418',
  'tq-500',
  'updates',
  'what-this-page-knows',
  'what-we-count',
  'windows',
  'windows-preview',
  'windows-user-survey',
  'withdrawal',
] as const;

/** The name of a page in analytics. */
export type PageName = (typeof pageNames)[number];

/** Tells whether a text is one of {@link pageNames}. */
export function isPageName(text: string): text is PageName {
  return pageNames.some((name) => name === text);
}

/** The host of the start page of our browsers. */
export const startPageHost = `start.${new URL(siteAddress).hostname}`;

/**
 * The name of a page: its own, except that on {@link startPageHost} every page is `start`. Specification, section 2.
 */
export function pageNameOn(hostname: string, own: PageName): PageName {
  return hostname === startPageHost ? 'start' : own;
}
