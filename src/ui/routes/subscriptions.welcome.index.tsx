import { createFileRoute } from '@tanstack/react-router';
import { WelcomePage } from '../components/purchase/welcome-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/subscriptions/welcome/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'account.head.welcome', message: 'Your subscription' },
      description: {
        id: 'account.head.welcome.description',
        message: 'What your subscription includes, how long it runs and how to set it up.',
      },
    }),
  component: WelcomePage,
});
