import { createFileRoute } from '@tanstack/react-router';
import { RemoveEmailPage } from '../components/email/remove-email-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/subscriptions/remove-email')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'email.head.remove', message: 'Remove e-mail address' },
      description: {
        id: 'email.head.remove.description',
        message:
          'Remove the e-mail address from your subscription: what that means, how you get back in without it, and the code that confirms it.',
      },
    }),
  component: RemoveEmailPage,
});
