import { createFileRoute } from '@tanstack/react-router';
import { KnownPage } from '../components/known/known-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/what-this-page-knows')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'known.head.title', message: 'What this page knows about you' },
      description: {
        id: 'known.head.description',
        message:
          'What your browser keeps for our site and what our pages have counted, read in your browser and sent nowhere. With buttons to forget it.',
      },
    }),
  component: KnownPage,
});
