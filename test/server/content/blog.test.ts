import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PostsReply } from '../../../src/contract/content.ts';
import { figures } from '../../../src/domain/marketing/figures.ts';
import { isEligible } from '../../../src/domain/subscription/eligibility.ts';
import { markets } from '../../../src/domain/subscription/plan.ts';
import { blogElsewhereRoutes } from '../../../src/server/content/blog-elsewhere.ts';
import { OwnBlog } from '../../../src/server/content/own-blog.ts';
import { readPost } from '../../../src/server/content/read-post.ts';
import { contentRoutes } from '../../../src/server/content/routes.ts';
import { UpstreamBlog } from '../../../src/server/content/upstream-blog.ts';
import { ImageLinks } from '../../../src/server/images/image-links.ts';
import { createLog } from '../../../src/server/log.ts';
import { ManualClock, minutes, seconds } from '../support/manual-clock.ts';
import { moduleApp } from '../support/module-app.ts';

const site = 'https://mallard.example';
const folder = mkdtempSync(join(tmpdir(), 'mallard-blog-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (slug: string, published: string) =>
  writeFileSync(
    join(folder, `${slug}.md`),
    `---\ntitle: About ${slug}\nexcerpt: All about ${slug}.\npublished: ${published}\n---\nThe **${slug}**.\n`,
  );
for (let day = 1; day <= 7; day += 1) write(`post-${day}`, `2026-03-0${day}`);

const noFiles = () => new Response(null, { status: 404 });
const app = moduleApp(contentRoutes(new OwnBlog(folder, site), noFiles));
const posts = async (query: string) =>
  PostsReply.parse(await (await app.request(`/blog/api/posts${query}`)).json());

describe('the blog’s content service', () => {
  it('gives the newest posts first, as many as are asked for, with pagination', async () => {
    const first = await posts('?limit=3&fields=slug');
    expect(first.posts).toEqual([{ slug: 'post-7' }, { slug: 'post-6' }, { slug: 'post-5' }]);
    expect(first.meta.pagination).toEqual({ page: 1, limit: 3, pages: 3, total: 7, next: 2, prev: null });
    const last = await posts('?limit=3&page=3&fields=slug');
    expect(last.posts).toEqual([{ slug: 'post-1' }]);
    expect(last.meta.pagination).toEqual({ page: 3, limit: 3, pages: 3, total: 7, next: null, prev: 2 });
    expect((await posts('?limit=3&page=99')).posts).toEqual([]);
    expect((await posts('?limit=999')).meta.pagination.limit).toBe(100);
  });

  it('gives the fields that are asked for, all but the text unless asked', async () => {
    expect((await posts('?limit=1')).posts).toEqual([
      {
        id: 'post-7',
        title: 'About post-7',
        slug: 'post-7',
        url: 'https://mallard.example/blog/post-7',
        excerpt: 'All about post-7.',
        feature_image: null,
        reading_time: 1,
        published_at: '2026-03-07T00:00:00.000Z',
        updated_at: '2026-03-07T00:00:00.000Z',
      },
    ]);
    expect((await posts('?limit=1&fields=title,html,authors,__proto__')).posts).toEqual([
      { title: 'About post-7', html: '<p>The <strong>post-7</strong>.</p>\n' },
    ]);
  });

  it.each(['?limit=0', '?limit=-1', '?limit=x', '?limit=1.5', '?limit=', '?page=0', '?limit=1000'])(
    'refuses %s',
    async (query) => {
      const answer = await app.request(`/blog/api/posts${query}`);
      expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_request' }]);
    },
  );

  it('has no posts where there is no folder', async () => {
    const none = await new OwnBlog(join(folder, 'none'), site).posts({ limit: 5, page: 1 });
    expect(none).toEqual({
      posts: [],
      meta: { pagination: { page: 1, limit: 5, pages: 1, total: 0, next: null, prev: null } },
    });
  });
});

describe('a post', () => {
  const withBody = (body: string) =>
    readPost('a', `---\ntitle: A\nexcerpt: B\npublished: 2026-01-01\n---\n${body}`).html;

  it('cannot bring script along', () => {
    const html = withBody(
      '<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](data:text/html,x) <img src=x onerror=alert(1)>',
    );
    expect(html).not.toMatch(/<script|<img|href="(?!")/);
    expect(html).toContain('&lt;script&gt;');
  });

  it.each(['no front matter', '---\ntitle: A\n---\nx', '---\ntitle: A\nexcerpt: B\npublished: soon\n---\nx'])(
    'that lacks what it needs is found by its author: %j',
    (file) => expect(() => readPost('a', file)).toThrow(),
  );
});

describe('the posts of the project', () => {
  const blog = new OwnBlog('content/blog', site);

  it('can all be read, with front matter that fits a list', async () => {
    const all = await blog.all();
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const { excerpt, html } of all) {
      expect(excerpt.length).toBeLessThan(160);
      expect(html).not.toContain('&lt;');
    }
  });

  it('agree with the figures, prices and countries of the rules', async () => {
    const text = (await blog.all()).map(({ html, excerpt }) => excerpt + html).join('\n');
    const facts = [
      `We are ${figures.teamSize} people`,
      `$${figures.donatedUsd.toLocaleString('en')}`,
      `$${markets.us.monthly} a month or $${markets.us.yearly} a year`,
      `€${markets.eu.monthly} or €${markets.eu.yearly}`,
    ];
    expect(
      facts.filter((fact) => !text.includes(fact)),
      'facts that no post in content/blog states',
    ).toEqual([]);
    for (const country of ['US', 'CA', 'GB', 'DE']) expect(isEligible(country)).toBe(true);
  });
});

describe('another content service', () => {
  const theirs = {
    posts: [
      {
        slug: 'a',
        title: 'A',
        html: '<script>1</script>',
        feature_image: 'https://cdn.example/a.png',
        published_at: '2026-01-01',
      },
      { slug: 'b', title: 'B', feature_image: 'https://elsewhere.example/b.png' },
    ],
    meta: { pagination: { page: 1, limit: 2, pages: 1, total: 2, next: null, prev: null } },
  };
  function upstream(answer: () => Response | Promise<Response>) {
    const asked: string[] = [];
    const clock = new ManualClock();
    const links = new ImageLinks('s'.repeat(43), ['https://cdn.example']);
    const blog = new UpstreamBlog(
      'https://blog.example/posts?key=public',
      links,
      clock,
      createLog('silent'),
      async (address) => {
        asked.push(String(address));
        return answer();
      },
    );
    const service = moduleApp(contentRoutes(blog, noFiles));
    return { asked, clock, get: () => service.request('/blog/api/posts?limit=2') };
  }

  it('gives the posts in place of ours; its images come through us, or not at all', async () => {
    const { get, asked } = upstream(() => Response.json(theirs));
    const { posts: found } = PostsReply.parse(await (await get()).json());
    expect(found.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(found[0]?.feature_image).toMatch(/^\/iu\?u=https%3A%2F%2Fcdn\.example%2Fa\.png&s=[\w-]{43}$/);
    expect(found[1]?.feature_image).toBeNull();
    expect(JSON.stringify(found)).not.toContain('script');
    expect(asked[0]).toMatch(/^https:\/\/blog\.example\/posts\?key=public&limit=2&page=1&fields=/);
  });

  it.each(['/blog', '/de/blog', '/blog/six-digits', '/blog/feed.xml'])(
    'takes the place of our pages: %s leads to its front page',
    async (path) => {
      const away = blogElsewhereRoutes('https://blog.example/ghost/api/content/posts/?key=public');
      const answer = await away.request(path);
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, 'https://blog.example/']);
      expect((await away.request('/blog/api/posts')).status).toBe(404);
    },
  );

  it('is asked at most once a minute, and while it is away its last answer holds', async () => {
    let up = true;
    const { get, asked, clock } = upstream(() =>
      up ? Response.json(theirs) : new Response('', { status: 500 }),
    );
    await get();
    await get();
    expect(asked).toHaveLength(1);
    up = false;
    clock.pass(minutes(2));
    expect((await get()).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it('is left alone for half a minute after a failure, and asked once for all who wait', async () => {
    let up = false;
    const { get, asked, clock } = upstream(() =>
      up ? Response.json(theirs) : new Response('', { status: 500 }),
    );
    expect((await Promise.all([get(), get()])).map(({ status }) => status)).toEqual([503, 503]);
    up = true;
    clock.pass(seconds(29));
    expect((await get()).status).toBe(503);
    expect(asked).toHaveLength(1);
    clock.pass(seconds(1));
    expect((await get()).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['does not answer', () => Promise.reject(new Error('refused'))],
    ['sends something else', () => Response.json({ posts: 'none' })],
  ])('that %s and never did is said to be away', async (_what, answer) => {
    const reply = await upstream(answer).get();
    expect([reply.status, await reply.json()]).toEqual([503, { error: 'unavailable' }]);
    expect(reply.headers.get('Retry-After')).toBe('60');
  });
});
