import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pressPosts } from '../../src/ui/components/company/press-posts.ts';

describe('the posts that the press page leads to', () => {
  it.each(pressPosts)('$slug is in the blog under its title and its day', ({ slug, title, published }) => {
    const post = readFileSync(`content/blog/${slug}.md`, 'utf8');
    expect(post).toContain(`title: ${title}\n`);
    expect(post).toContain(`published: ${published}\n`);
  });

  it('begin with the newest', () => {
    const days = pressPosts.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
