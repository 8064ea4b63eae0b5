import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { blogFeed } from '../components/blog/blog-feed.ts';
import { BlogPage } from '../components/blog/blog-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/blog/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'news.blog.head.title', message: 'Blog' },
      description: {
        id: 'news.blog.head.description',
        message:
          'How {name} works, what we decided and why: searching, cookie pop-ups, signing in, and what we count and don’t count.',
        values: { name: brand.name },
      },
      feed: blogFeed,
    }),
  component: BlogPage,
});
