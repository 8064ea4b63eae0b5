import { describe, expect, it } from 'vitest';
import type { BlogApi, BlogPost } from '../../src/application/ports/blog-api.ts';
import { valueOf } from './services.ts';

const post = (title: string, publishedAt: number, featureImage: URL | null = null): BlogPost => ({
  title,
  url: new URL(`https://mallard.example/blog/${title}`),
  excerpt: `All about ${title}`,
  featureImage,
  readingTime: 3,
  publishedAt,
});
const old = post('old', 1_700_000_000_000);
const newest = post('newest', 1_720_000_000_000, new URL('https://mallard.example/newest.webp'));
const newer = post('newer', 1_710_000_000_000);

/** What every {@link BlogApi} does; `open` is a blog with these posts. */
export function blogApiContract(name: string, open: (posts: readonly BlogPost[]) => BlogApi): void {
  describe(`${name} as the blog`, () => {
    it('gives the newest posts first, as many as are asked for', async () => {
      const api = open([old, newest, newer]);
      const titles = async (limit: number) =>
        valueOf(await api.posts({ limit, fields: ['title'] })).map(({ title }) => title);
      expect(await titles(2)).toEqual(['newest', 'newer']);
      expect(await titles(100)).toEqual(['newest', 'newer', 'old']);
    });

    it('gives each field that is asked for', async () => {
      const api = open([newest, old]);
      const fields = ['title', 'url', 'excerpt', 'featureImage', 'readingTime', 'publishedAt'] as const;
      expect(valueOf(await api.posts({ limit: 2, fields }))).toEqual([newest, old]);
    });

    it('gives nothing while nothing is published', async () => {
      expect(valueOf(await open([]).posts({ limit: 4, fields: ['title'] }))).toEqual([]);
    });
  });
}
