import { type Context, Hono } from 'hono';
import {
  contentPaths,
  type Post,
  type PostField,
  PostsQuery,
  type PostsReply,
  postFields,
} from '../../contract/content.ts';
import { HttpError } from '../http/http-error.ts';
import { readQuery } from '../http/read-input.ts';
import type { Blog } from './blog.ts';

const defaultLimit = 15;
const mostPosts = 100;
const unasked = postFields.filter((field) => field !== 'html');

/** What the site publishes, to be mounted at the root: the blog's content service, and files that are the same for everybody. */
export function contentRoutes(blog: Blog, files: (c: Context) => Response | Promise<Response>): Hono {
  const routes = new Hono();

  routes.get(contentPaths.posts, async (c) => {
    const { limit, page, fields } = readQuery(c, PostsQuery);
    const wanted = fields === undefined ? unasked : readFields(fields);
    const found = await blog.posts({
      limit: Math.min(Number(limit ?? defaultLimit), mostPosts),
      page: Number(page ?? 1),
    });
    if (found === null) throw new HttpError(503, 'unavailable', { retryAfterSeconds: 60 });
    c.header('Cache-Control', 'public, max-age=300');
    return c.json<PostsReply>({ ...found, posts: found.posts.map((post) => pick(post, wanted)) });
  });

  routes.on(
    'GET',
    [contentPaths.bangs, contentPaths.bangLines, contentPaths.jobs, contentPaths.support],
    files,
  );
  return routes;
}

/** The requested fields that exist; unknown ones are ignored, as in the service this format comes from. */
function readFields(text: string): readonly PostField[] {
  const names = text.split(',').map((name) => name.trim());
  return postFields.filter((field) => names.includes(field));
}

function pick(post: Post, fields: readonly PostField[]): Post {
  return Object.fromEntries(
    fields.filter((field) => post[field] !== undefined).map((field) => [field, post[field]]),
  );
}
