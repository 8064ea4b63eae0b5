import { createFileRoute } from '@tanstack/react-router';
import { CountedPage } from '../components/counted/counted-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/what-we-count')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'counted.head.title', message: 'What we count on our pages' },
      description: {
        id: 'counted.head.description',
        message:
          'Everything our pages count: what it is, why we want to know, how long we keep it, and how often it happened yesterday.',
      },
    }),
  component: CountedPage,
});
