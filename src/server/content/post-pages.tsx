/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { raw } from 'hono/html';
import { contentPaths } from '../../contract/content.ts';
import { answerNotice } from '../http/notice-page.tsx';
import type { OwnBlog } from './own-blog.ts';
import type { OwnPost } from './read-post.ts';

const all = { href: contentPaths.blog, label: 'All posts' } as const;

/** Our own posts as plain pages, `/blog` and `/blog/{slug}`, to be mounted at the root; in English, as they are written. */
export function postPageRoutes(blog: OwnBlog): Hono {
  const routes = new Hono();

  routes.get(contentPaths.blog, async (c) => {
    const posts = await blog.all();
    return forEverybody(
      await answerNotice(c, {
        language: 'en',
        heading: 'Blog',
        says: [],
        content: <PostList posts={posts} />,
      }),
    );
  });

  routes.get(contentPaths.post, async (c) => {
    const post = (await blog.all()).find(({ slug }) => slug === c.req.param('slug'));
    if (post === undefined) {
      const says = ['There is no post at this address.'];
      return answerNotice(c, { language: 'en', heading: 'Not found', says, status: 404, link: all });
    }
    return forEverybody(
      await answerNotice(c, {
        language: 'en',
        heading: post.title,
        says: [post.excerpt],
        content: <Post {...post} />,
        link: all,
      }),
    );
  });
  return routes;
}

function PostList({ posts }: { readonly posts: readonly OwnPost[] }) {
  return (
    <ul class="posts">
      {posts.map((post) => (
        <li key={post.slug}>
          <a href={`/blog/${post.slug}`}>{post.title}</a>
          <p class="quiet">{post.excerpt}</p>
          <p class="quiet">
            <When {...post} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Post(post: OwnPost) {
  return (
    <>
      <p class="quiet">
        <When {...post} />
      </p>
      <article class="post">{raw(post.html)}</article>
    </>
  );
}

function When({ publishedAt, readingTime }: OwnPost) {
  const date = new Date(publishedAt);
  return (
    <span>
      <time datetime={date.toISOString().slice(0, 10)}>
        {date.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })}
      </time>
      {`, ${readingTime} min`}
    </span>
  );
}

/** A post is the same for everybody, but for the theme that a cookie names, and may be found by search engines. */
function forEverybody(answer: Response): Response {
  answer.headers.set('Cache-Control', 'public, max-age=300');
  answer.headers.set('Vary', 'Cookie');
  answer.headers.delete('X-Robots-Tag');
  return answer;
}
