import { placeByOtherName } from '../../src/domain/content/other-names.ts';
import { pathIn, splitPath } from '../../src/domain/locale/locale.ts';
import { pathInPublished } from '../../src/domain/locale/published-locale.ts';
import { pageAddresses } from './pages.ts';

/** What is at a path that no service knows: a page, another address, or the page that says that nothing is there. */
export type DevAddress =
  | { readonly kind: 'page' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing'; readonly page: string };

const addresses = new Set(pageAddresses({ pseudo: true, siteEnv: 'local' }));

/** Answers for the dev server, which has no page table, as `server/site` does for the built site. */
export function devAddress(pathname: string): DevAddress {
  const clean = pathname.replace(/(?<=.)\/$/, '');
  // What has a dot or an at sign is a file, or Vite's own.
  if (addresses.has(clean) || /[.@]/.test(clean)) return { kind: 'page' };
  const published = pathInPublished(clean);
  const place = placeByOtherName(published ?? clean) ?? published;
  if (place !== null && isThere(place)) return { kind: 'moved', to: place };
  return { kind: 'missing', page: pathIn(splitPath(clean).locale, '/404') };
}

function isThere(place: string): boolean {
  return !place.startsWith('/') || addresses.has(place);
}
