import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aVisitorWaits } from '../../../src/server/http/answer-in-time.ts';
import { ImageLinks } from '../../../src/server/images/image-links.ts';
import { minutes } from '../support/manual-clock.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { siteUrl } from '../support/test-site.ts';

const images = 'https://images.example';
const posts = {
  posts: [{ slug: 'a', title: 'A' }],
  meta: { pagination: { page: 1, limit: 15, pages: 1, total: 1, next: null, prev: null } },
};

/** Names are asked for, and nobody ever answers. */
vi.mock('node:dns', async (original) => ({
  ...(await original<typeof import('node:dns')>()),
  lookup: () => {},
}));

let at: Shop;
let blogHangs = false;
let asked = 0;
beforeAll(async () => {
  vi.stubGlobal('fetch', (_address: URL, { signal }: { readonly signal: AbortSignal }) => {
    asked += 1;
    if (!blogHangs) return Promise.resolve(Response.json(posts));
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const neighbors = { BLOG_UPSTREAM: 'https://blog.example/posts', IMAGE_ORIGINS: images };
  at = await openShop(neighbors, { longestWait: aVisitorWaits });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await at.close();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const end = new AbortController();
    setTimeout(() => end.abort(new Error('too late')), milliseconds);
    return end.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const get = (path: string) => at.site.fetch(new Request(siteUrl + path));

/** The answer to a call behind which nothing moves, when it has to be there: with it the whole site would refuse. */
async function answerOf(path: string): Promise<Response> {
  const answer = get(path);
  await vi.advanceTimersByTimeAsync(aVisitorWaits);
  return answer;
}

describe('a visitor of the whole site', () => {
  it('gets the last posts while the blog hangs, and does not wait for it again at once', async () => {
    expect((await get('/blog/api/posts')).status).toBe(200);
    blogHangs = true;
    at.clock.pass(minutes(2));
    const hung = await answerOf('/blog/api/posts');
    expect([hung.status, await hung.json()]).toMatchObject([200, { posts: [{ title: 'A' }] }]);
    const before = asked;
    expect((await get('/blog/api/posts')).status).toBe(200);
    expect(asked).toBe(before);
  });

  it('is told that an image did not come, and the place among those on their way is free again', async () => {
    const links = new ImageLinks(at.config.secrets.site, [images]);
    const link = links.to(new URL(`${images}/duck.png`)) ?? '';
    const answers = Promise.all(Array.from({ length: 32 }, () => get(link)));
    expect((await get(link)).headers.get('Retry-After')).toBe('1');
    await vi.advanceTimersByTimeAsync(aVisitorWaits);
    expect((await answers).map(({ status }) => status)).toEqual(Array(32).fill(502));
    expect((await answerOf(link)).status).toBe(502);
  });
});
