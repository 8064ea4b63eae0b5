import { startPageHost } from '../../domain/analytics/page-name.ts';
import { pathIn, splitPath } from '../../domain/locale/locale.ts';
import { searchParams } from '../../domain/search/form.ts';

const onStartPageHost = `://${startPageHost}`;

/**
 * The path of the page for a request, given its full URL. On the start page's host that page replaces the home page, except
 * for a search, which is redirected to the results; all other pages are the same on both hosts. Specification, section 2.
 */
export function pageOnHost(address: string, path: string): string {
  // A shortcut: most requests are for the other host, and parsing a URL takes time.
  if (!address.includes(onStartPageHost)) return path;
  const url = new URL(address);
  if (url.hostname !== startPageHost || url.searchParams.has(searchParams.query)) return path;
  const { locale, path: page } = splitPath(path);
  return page === '/' ? pathIn(locale, '/start') : path;
}
