import { brand } from '../brand.ts';
import { pathIn, splitPath } from '../locale/locale.ts';

/**
 * Where common names lead that visitors type and that are no path of ours, in any language that we speak: to a path without
 * locale, or to an address of ours elsewhere.
 */
export const otherNames: ReadonlyMap<string, string> = new Map([
  ['/agb', '/terms'],
  ['/careers', '/hiring'],
  ['/contact', '/subscription-support'],
  ['/datenschutz', '/privacy'],
  ['/download', '/app'],
  ['/downloads', '/app'],
  ['/extension', '/browser'],
  ['/faq', brand.links.help],
  ['/feed', '/blog'],
  ['/help', brand.links.help],
  ['/hilfe', brand.links.help],
  ['/impressum', '/legal-notice'],
  ['/imprint', '/legal-notice'],
  ['/jobs', '/hiring'],
  ['/karriere', '/hiring'],
  ['/kontakt', '/subscription-support'],
  ['/kuendigen', '/subscription-support'],
  ['/kuendigung', '/subscription-support'],
  ['/login', '/pro/login'],
  ['/preise', '/pro'],
  ['/pricing', '/pro'],
  ['/privacy-policy', '/privacy'],
  ['/sign-in', '/pro/login'],
  ['/signin', '/pro/login'],
  ['/spenden', '/donations'],
  ['/subscribe', '/pro'],
  ['/support', '/subscription-support'],
  ['/tos', '/terms'],
  ['/ueber-uns', '/about'],
  ['/vertrag-widerrufen', '/withdrawal'],
  ['/vpn', '/pro'],
  ['/widerruf', '/withdrawal'],
  ['/windows-user-survey', '/windows-survey'],
]);

/**
 * The page that a typed path means by another name, in the path's locale, or the address elsewhere; null for any other path.
 * Case does not count.
 * @example placeByOtherName('/de/careers') // '/de/hiring'
 */
export function placeByOtherName(asked: string): string | null {
  const { locale, path } = splitPath(asked);
  const place = otherNames.get(path.toLowerCase());
  if (place === undefined) return null;
  return place.startsWith('/') ? pathIn(locale, place) : place;
}
