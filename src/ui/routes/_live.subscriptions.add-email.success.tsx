import { createFileRoute } from '@tanstack/react-router';
import { EmailAddedPage } from '../components/email/email-added-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/add-email/success')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'email.head.added', message: 'E-mail address added' },
      description: {
        id: 'email.head.added.description',
        message: 'Your subscription has an e-mail address now: sign in with it on your other devices.',
      },
    }),
  component: EmailAddedPage,
});
