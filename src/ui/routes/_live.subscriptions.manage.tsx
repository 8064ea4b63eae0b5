import { createFileRoute } from '@tanstack/react-router';
import { ManagePage } from '../components/manage/manage-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/manage')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'manage.head', message: 'Manage subscription' },
      description: {
        id: 'manage.head.description',
        message:
          'What you pay and when, your card, canceling in two clicks, your e-mail address, where you are signed in, and your data.',
      },
    }),
  component: ManagePage,
});
