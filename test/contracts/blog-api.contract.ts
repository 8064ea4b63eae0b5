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
// A post bears a day, and appears at nine o'clock of it.
const old = post('old', Date.UTC(2023, 10, 14, 9));
const newest = post('newest', Date.UTC(2024, 6, 3, 9), new URL('https://mallard.example/newest.webp'));
const newer = post('newer', Date.UTC(2024, 2, 9, 9));

/** What every {@link BlogApi} does; `open` is a blog on `https://mallard.example` with these posts. */
export function blogApiContract(
  name: string,
  open: (posts: readonly BlogPost[]) => BlogApi | Promise<BlogApi>,
): void {
  describe(`${name} as the blog`, () => {
    it('gives the newest posts first, as many as are asked for', async () => {
      const api = await open([old, newest, newer]);
      const titles = async (limit: number) =>
        valueOf(await api.posts({ limit, fields: ['title'] })).map(({ title }) => title);
      expect(await titles(2)).toEqual(['newest', 'newer']);
      expect(await titles(100)).toEqual(['newest', 'newer', 'old']);
    });

    it('gives each field that is asked for', async () => {
      const api = await open([newest, old]);
      const fields = ['title', 'url', 'excerpt', 'featureImage', 'readingTime', 'publishedAt'] as const;
      expect(valueOf(await api.posts({ limit: 2, fields }))).toEqual([newest, old]);
    });

    it('gives nothing while nothing is published', async () => {
      expect(valueOf(await (await open([])).posts({ limit: 4, fields: ['title'] }))).toEqual([]);
    });
  });
}
