import { placeInstead } from '../../src/domain/content/place-instead.ts';
import { pathIn, splitPath } from '../../src/domain/locale/locale.ts';
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
  const instead = placeInstead(clean, (path) => addresses.has(path));
  if (instead !== null) return { kind: 'moved', to: instead.place };
  return { kind: 'missing', page: pathIn(splitPath(clean).locale, '/404') };
}
