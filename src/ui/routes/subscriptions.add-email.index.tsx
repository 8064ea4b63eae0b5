import { createFileRoute } from '@tanstack/react-router';
import { AddEmailPage } from '../components/account/add-email-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/subscriptions/add-email/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'account.head.addEmail', message: 'Add an e-mail' },
      description: {
        id: 'account.head.addEmail.description',
        message: 'Add an e-mail address to your subscription to sign in on other devices.',
      },
    }),
  component: () => <AddEmailPage next="/subscriptions/add-email/success" />,
});
