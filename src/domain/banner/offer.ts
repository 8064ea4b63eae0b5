import { extensionRules } from '../device/extension-rules.ts';

/** Where the banner leads: the store of the extension that this browser takes. Brave takes what Chrome takes. */
export type BannerOffer = 'firefox' | 'chrome';

/** Our own apps, phones and tablets, and browsers that also claim to be Chrome. */
const notFor =
  /\bD(?:dg|uckDuckGo)\/|Windows Phone|Android|\b(?:Edge?|OPR|Opera|Vivaldi|YaBrowser|SamsungBrowser|UCBrowser)\//;

/** Bots that run scripts; others never ask. */
const bots = /bot\b|bot[-_/]|crawl|spider|slurp|headless|lighthouse|externalhit/i;

/**
 * What the banner offers to a browser; null for no banner: who has the extension (`hasExtension`) or one of our apps, bots, and
 * browsers that take no extension, such as those of phones, for which the page's own download fits. The same as
 * `device/extension.ts` says, in as few bytes as the head of the home page may have.
 */
export function bannerOffer(userAgent: string, hasExtension: boolean): BannerOffer | null {
  if (hasExtension || notFor.test(userAgent) || bots.test(userAgent)) return null;
  const isFrom = (first: number, name: string) =>
    Number(new RegExp(`\\b${name}/(\\d+)`).exec(userAgent)?.[1] ?? 0) >= first;
  if (isFrom(extensionRules.firefox.from, 'Firefox')) return 'firefox';
  return /Windows|Macintosh/.test(userAgent) && isFrom(extensionRules.chrome.from, 'Chrome')
    ? 'chrome'
    : null;
}
