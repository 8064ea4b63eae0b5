import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../components/account/login-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/activation-flow/this-device/activate-by-email/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'signin.head.byEmail', message: 'Activate by e-mail' },
      description: {
        id: 'signin.head.byEmail.description',
        message:
          'Use your subscription on this device by signing in with a code that we send to your e-mail address.',
      },
    }),
  component: () => <LoginPage purpose="by-email" />,
});
