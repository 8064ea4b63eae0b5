import { Hono } from 'hono';
import { pathIn, publicLocales } from '../../domain/locale/locale.ts';

/**
 * When another content service has the blog, redirects our blog pages to its front page. To be mounted at the root, before the
 * site's files. `upstream` is the URL of that service.
 */
export function blogElsewhereRoutes(upstream: string): Hono {
  const routes = new Hono();
  const front = `${new URL(upstream).origin}/`;
  for (const locale of publicLocales) {
    const blog = pathIn(locale, '/blog');
    // Temporary: the blog may come back.
    routes.on('GET', [blog, `${blog}/:post{[a-z0-9-]+|feed\\.xml}`], (c) => c.redirect(front, 302));
  }
  return routes;
}
