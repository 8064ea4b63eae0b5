import { startPageHost } from '../../domain/analytics/page-name.ts';
import { pathIn, splitPath } from '../../domain/locale/locale.ts';
import { searchParams } from '../../domain/search/form.ts';

const onStartPageHost = `://${startPageHost}`;

/**
 * The path of the page that stands at a path of the host that was called, by the whole address of the call. The host of the start page has that page in place of the
 * home page; a search goes on to where searches are answered, and all other pages are the same on both. Specification, section 2.
 */
export function pageOnHost(address: string, path: string): string {
  // Most calls are to another host, and taking an address apart takes time.
  if (!address.includes(onStartPageHost)) return path;
  const url = new URL(address);
  if (url.hostname !== startPageHost || url.searchParams.has(searchParams.query)) return path;
  const { locale, path: page } = splitPath(path);
  return page === '/' ? pathIn(locale, '/start') : path;
}
