import { createFileRoute } from '@tanstack/react-router';
import { BangsPage } from '../components/bangs/bangs-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/bangs')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'bangs.head.title', message: 'Bangs: search other sites directly' },
      description: {
        id: 'bangs.head.description',
        message:
          'Type !w for Wikipedia or !yt for YouTube and search there directly. Find one of more than 13,000 bangs by name, letters or category.',
      },
    }),
  component: BangsPage,
});
