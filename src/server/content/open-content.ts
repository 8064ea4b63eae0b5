import { Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import { ImageLinks } from '../images/image-links.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { siteFiles } from '../site/site-files.ts';
import { blogElsewhereRoutes } from './blog-elsewhere.ts';
import { OwnBlog } from './own-blog.ts';
import { contentRoutes } from './routes.ts';
import { UpstreamBlog } from './upstream-blog.ts';

/** What the site publishes, to be mounted at the root: the blog of a folder, or another's, and the files of the built site. */
export function openContent(
  { config, clock, log }: Pick<ServerDeps, 'config' | 'clock' | 'log'>,
  blogFolder: string,
  built: BuiltSite,
): Hono {
  const { blogUpstream, imageWebOrigins } = config.services;
  const links = new ImageLinks(config.secrets.site, imageWebOrigins);
  const blog =
    blogUpstream === undefined
      ? new OwnBlog(blogFolder, config.publicUrl)
      : new UpstreamBlog(blogUpstream, links, clock, log);
  // Packed and tagged as all files of the site.
  const files = siteFiles({ built, https: config.publicUrl.startsWith('https:') });
  const routes = new Hono();
  routes.route(
    '/',
    contentRoutes(blog, (c) => files.fetch(c.req.raw)),
  );
  if (blogUpstream !== undefined) routes.route('/', blogElsewhereRoutes(blogUpstream));
  return routes;
}
