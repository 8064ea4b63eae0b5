import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../components/account/login-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/activate/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'signin.head.activate', message: 'Activate your subscription' },
      description: {
        id: 'signin.head.activate.description',
        message:
          'Sign in with your e-mail address or your recovery key to use your subscription in this browser.',
      },
    }),
  component: () => <LoginPage purpose="activate" />,
});
