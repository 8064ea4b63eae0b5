import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { NewsletterPage } from '../components/news/newsletter-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/newsletter')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'news.newsletter.head.title', message: 'Newsletter: privacy news and a course' },
      description: {
        id: 'news.newsletter.head.description',
        message:
          'Weekly privacy news, or a course of seven lessons by e-mail. Free, without tracking, with an unsubscribe link in every e-mail. Read samples from {name} first.',
        values: { name: brand.name },
      },
    }),
  component: NewsletterPage,
});
