import type { MiddlewareHandler } from 'hono';
import { devPaths } from '../../contract/dev.ts';
import { brand } from '../../domain/brand.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import { chatAnswers, searchParams } from '../../domain/search/form.ts';
import { sanitiseQuery } from '../../domain/search/query.ts';
import { securityHeaders } from '../site/security-headers.ts';

/** The web origins that {@link leadToResults} leads to beside our own: a form's policy counts where it is led on to. */
export function resultWebOrigins(searchUrl: string | undefined): readonly string[] {
  const places = [...(searchUrl === undefined ? [] : [searchUrl]), brand.links.chat];
  return [...new Set(places.map((place) => new URL(place).origin))];
}

/**
 * Leads a query on the home page (`/?q=…`, in any language) on to the search results, which are not ours: those at `searchUrl`,
 * or without one the developers' page that says so. A question for the AI chat goes there, with nothing but its words. Without a
 * query it is the home page. Nothing of it is kept: not by a cache, and the log has no queries.
 */
export function leadToResults(searchUrl: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.url.includes('?') || splitPath(c.req.path).path !== '/') return next();
    const asked = new URL(c.req.url).searchParams;
    const query = sanitiseQuery(asked.get(searchParams.query) ?? '');
    if (query === '') return next();
    const toChat = asked.get(searchParams.answers) === chatAnswers;
    const place = new URL(toChat ? brand.links.chat : (searchUrl ?? devPaths.search), c.req.url);
    if (!toChat) for (const [name, value] of asked) place.searchParams.set(name, value);
    place.searchParams.set(searchParams.query, query);
    const own = searchUrl === undefined && !toChat;
    return c.body(null, 302, {
      ...securityHeaders(false),
      'Cache-Control': 'no-store',
      Location: own ? place.pathname + place.search : place.href,
    });
  };
}
