import { placeInstead } from '../../src/domain/content/place-instead.ts';
import { pathIn, splitPath } from '../../src/domain/locale/locale.ts';
import { pageAddresses } from './pages.ts';

/** What is at a path that no service handles: a page, a redirect, or the page for unknown addresses. */
export type DevAddress =
  | { readonly kind: 'page' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing'; readonly page: string };

const addresses = new Set(pageAddresses({ pseudo: true, siteEnv: 'local' }));

/** Resolves addresses for the dev server, which has no page table, like `server/site` for the built site. */
export function devAddress(pathname: string): DevAddress {
  const clean = pathname.replace(/(?<=.)\/$/, '');
  // A path with a dot or an at sign is a file, or Vite's own.
  if (addresses.has(clean) || /[.@]/.test(clean)) return { kind: 'page' };
  const instead = placeInstead(clean, (path) => addresses.has(path));
  if (instead !== null) return { kind: 'moved', to: instead.place };
  return { kind: 'missing', page: pathIn(splitPath(clean).locale, '/404') };
}
