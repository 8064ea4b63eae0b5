import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { devPaths } from '../../contract/dev.ts';
import { brand } from '../../domain/brand.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import { chatAnswers, isForSearch, searchParams } from '../../domain/search/form.ts';
import { sanitiseQuery } from '../../domain/search/query.ts';
import { settingsFromCookies } from '../../domain/settings/formats.ts';
import { securityHeaders } from '../site/security-headers.ts';

/** The web origins besides our own that {@link leadToResults} redirects to: `form-action` also applies to redirects. */
export function resultWebOrigins(searchUrl: string | undefined): readonly string[] {
  const places = [...(searchUrl === undefined ? [] : [searchUrl]), brand.links.chat];
  return [...new Set(places.map((place) => new URL(place).origin))];
}

/**
 * Redirects a query on the home page (`/?q=…`, in any language) to the search results, which are not ours: those at
 * `searchUrl`, or without one a developers' page that says so. The URL's parameters are passed on, and so are settings the
 * visitor keeps in cookies, which the results page cannot see: for searches from the address bar no script adds them. A
 * question for the AI chat is redirected there with nothing but its text. Without a query the home page follows. Nothing is
 * stored: caches are told not to, and the log contains no queries.
 */
export function leadToResults(searchUrl: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.url.includes('?') || splitPath(c.req.path).path !== '/') return next();
    const asked = new URL(c.req.url).searchParams;
    const query = sanitiseQuery(asked.get(searchParams.query) ?? '');
    if (query === '') return next();
    const toChat = asked.get(searchParams.answers) === chatAnswers;
    const place = new URL(toChat ? brand.links.chat : (searchUrl ?? devPaths.search), c.req.url);
    if (!toChat)
      for (const [name, value] of [...asked, ...keptSettings(c, asked)]) place.searchParams.set(name, value);
    place.searchParams.set(searchParams.query, query);
    const own = searchUrl === undefined && !toChat;
    return c.body(null, 302, {
      ...securityHeaders(false),
      'Cache-Control': 'no-store',
      Location: own ? place.pathname + place.search : place.href,
    });
  };
}

function keptSettings(c: Context, asked: URLSearchParams): [code: string, value: string][] {
  const kept = Object.entries(settingsFromCookies((name) => getCookie(c, name) ?? null));
  return kept.filter(([code]) => isForSearch(code) && !asked.has(code));
}
