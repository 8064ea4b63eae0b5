import { expect, it } from 'vitest';
import { atomFeed } from '../../scripts/build/atom.ts';

it('a feed keeps what its texts mean in XML, whatever characters they contain', () => {
  const text = `<b>"R&D"</b> isn't &amp;`;
  const feed = atomFeed({
    address: 'https://a.example/news',
    self: 'https://a.example/feed.xml?a=1&b=2',
    title: text,
    subtitle: text,
    language: 'en',
    author: text,
    entries: [
      {
        address: 'https://a.example/news#1',
        title: text,
        publishedAt: Date.UTC(2026, 0, 1),
        updatedAt: Date.UTC(2026, 0, 2),
        summary: text,
        html: text,
        categories: [text],
      },
    ],
  });
  const escaped = "&#60;b&#62;&#34;R&#38;D&#34;&#60;/b&#62; isn't &#38;amp;";
  expect(feed.split(escaped)).toHaveLength(8);
  expect(feed).toContain('href="https://a.example/feed.xml?a=1&#38;b=2"');
  expect(feed.replaceAll(/&#\d+;/g, '')).not.toContain('&');
});

it('a feed was updated when its newest entry was', () => {
  const entry = (day: number) => ({
    address: `https://a.example/${day}`,
    title: 'News',
    publishedAt: Date.UTC(2026, 0, 1),
    updatedAt: Date.UTC(2026, 0, day),
  });
  const feed = atomFeed({
    ...{ address: 'https://a.example', self: 'https://a.example/feed.xml', title: 'T', subtitle: 'S' },
    ...{ language: 'en', author: 'A', entries: [entry(2), entry(5), entry(3)] },
  });
  expect(/<updated>(.*?)<\/updated>/.exec(feed)?.[1]).toBe('2026-01-05T00:00:00.000Z');
});
