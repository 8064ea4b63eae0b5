import { Hono } from 'hono';
import { pathIn, publicLocales } from '../../domain/locale/locale.ts';

/**
 * Where another content service has the blog, its front page is the blog: our own pages of posts lead there. To be mounted
 * at the root, before the site's files. `upstream` is the address of its service.
 */
export function blogElsewhereRoutes(upstream: string): Hono {
  const routes = new Hono();
  const front = `${new URL(upstream).origin}/`;
  for (const locale of publicLocales) {
    const blog = pathIn(locale, '/blog');
    // Not for ever: the blog may come back.
    routes.on('GET', [blog, `${blog}/:post{[a-z0-9-]+|feed\\.xml}`], (c) => c.redirect(front, 302));
  }
  return routes;
}
