import { startPageHost } from '../../domain/analytics/page-name.ts';
import { pathIn, splitPath } from '../../domain/locale/locale.ts';
import { searchParams } from '../../domain/search/form.ts';

/**
 * The path of the page that stands at a path of the host that was called. The host of the start page has that page in place of the
 * home page; a search goes on to where searches are answered, and all other pages are the same on both. Specification, section 2.
 */
export function pageOnHost(url: URL, path: string): string {
  if (url.hostname !== startPageHost || url.searchParams.has(searchParams.query)) return path;
  const { locale, path: page } = splitPath(path);
  return page === '/' ? pathIn(locale, '/start') : path;
}
