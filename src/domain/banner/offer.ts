import { extensionRules } from '../device/extension-rules.ts';

/** The store the banner links to: that of the extension this browser supports. Brave uses Chrome's. */
export type BannerOffer = 'firefox' | 'chrome';

/** Our own apps, phones and tablets, and other browsers that claim to be Chrome. */
const notFor =
  /\bD(?:dg|uckDuckGo)\/|Windows Phone|Android|\b(?:Edge?|OPR|Opera|Vivaldi|YaBrowser|SamsungBrowser|UCBrowser)\//;

/** Bots that run scripts; the others never get here. */
const bots = /bot\b|bot[-_/]|crawl|spider|slurp|headless|lighthouse|externalhit/i;

/**
 * What the banner offers to a browser; null for no banner: visitors who have the extension (`hasExtension`) or one of
 * our apps, bots, and browsers without extensions, such as those on phones, where the page's own download fits. Same
 * rules as `device/extension.ts`, in as few bytes as the head of the home page can afford.
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
