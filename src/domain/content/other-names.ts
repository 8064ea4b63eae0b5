import { brand } from '../brand.ts';
import { pathIn, splitPath } from '../locale/locale.ts';

/**
 * Common names that visitors type but that are not paths of ours, in every language of the site, with where they lead:
 * the path of a page or a feed without locale, or an address of ours elsewhere.
 */
export const otherNames: ReadonlyMap<string, string> = new Map([
  ['/abo', '/pro'],
  ['/account', '/pro/login'],
  ['/agb', '/terms'],
  ['/ai', '/duckai'],
  ['/android', '/app/devices'],
  ['/anmelden', '/pro/login'],
  ['/atom.xml', '/blog/feed.xml'],
  ['/blog/atom.xml', '/blog/feed.xml'],
  ['/blog/feed', '/blog/feed.xml'],
  ['/blog/rss', '/blog/feed.xml'],
  ['/blog/rss.xml', '/blog/feed.xml'],
  ['/cancel', '/subscription-support'],
  ['/cancellation', '/subscription-support'],
  ['/careers', '/hiring'],
  ['/chat', '/duckai'],
  ['/chrome', '/browser'],
  ['/compare', '/compare-privacy'],
  ['/contact', '/subscription-support'],
  ['/contact-us', '/subscription-support'],
  ['/cookies', '/privacy'],
  ['/datenschutz', '/privacy'],
  ['/donate', '/donations'],
  ['/download', '/app'],
  ['/downloads', '/app'],
  ['/einstellungen', '/settings'],
  ['/extension', '/browser'],
  ['/faq', brand.links.help],
  ['/feed', '/blog'],
  ['/feed.xml', '/blog/feed.xml'],
  ['/firefox', '/browser'],
  ['/help', brand.links.help],
  ['/herunterladen', '/app'],
  ['/hilfe', brand.links.help],
  ['/impressum', '/legal-notice'],
  ['/imprint', '/legal-notice'],
  ['/ios', '/app/devices'],
  ['/ipad', '/app/devices'],
  ['/iphone', '/app/devices'],
  ['/job', '/hiring'],
  ['/jobs', '/hiring'],
  ['/karriere', '/hiring'],
  ['/kontakt', '/subscription-support'],
  ['/konto', '/pro/login'],
  ['/kuendigen', '/subscription-support'],
  ['/kuendigung', '/subscription-support'],
  ['/kündigen', '/subscription-support'],
  ['/kündigung', '/subscription-support'],
  ['/linux', '/app/no-support'],
  ['/login', '/pro/login'],
  ['/mobile', '/app/devices'],
  ['/neuigkeiten', '/updates'],
  ['/nutzungsbedingungen', '/terms'],
  ['/plans', '/pro'],
  ['/preise', '/pro'],
  ['/press-kit', '/press'],
  ['/presse', '/press'],
  ['/prices', '/pro'],
  ['/pricing', '/pro'],
  ['/privacy-policy', '/privacy'],
  ['/refund', '/withdrawal'],
  ['/refunds', '/withdrawal'],
  ['/rss', '/updates'],
  ['/rss.xml', '/blog/feed.xml'],
  ['/sign-in', '/pro/login'],
  ['/signin', '/pro/login'],
  ['/spenden', '/donations'],
  ['/stellen', '/hiring'],
  ['/subscribe', '/pro'],
  ['/support', '/subscription-support'],
  ['/tarife', '/pro'],
  ['/team', '/about'],
  ['/tos', '/terms'],
  ['/ueber-uns', '/about'],
  ['/unsubscribe', '/newsletter'],
  ['/updates/atom.xml', '/updates/feed.xml'],
  ['/updates/feed', '/updates/feed.xml'],
  ['/updates/rss', '/updates/feed.xml'],
  ['/updates/rss.xml', '/updates/feed.xml'],
  ['/vergleich', '/compare-privacy'],
  ['/vertrag-widerrufen', '/withdrawal'],
  ['/vpn', '/pro'],
  ['/widerruf', '/withdrawal'],
  ['/windows-user-survey', '/windows-survey'],
  ['/über-uns', '/about'],
]);

/**
 * The page or feed that a path means under another name, in the path's locale, or an address elsewhere; null for any
 * other path. Ignores case and Unicode normalization form.
 * @example placeByOtherName('/de/careers') // '/de/hiring'
 */
export function placeByOtherName(asked: string): string | null {
  const { locale, path } = splitPath(asked);
  const place = otherNames.get(path.toLowerCase().normalize('NFC'));
  if (place === undefined) return null;
  return place.startsWith('/') ? pathIn(locale, place) : place;
}
