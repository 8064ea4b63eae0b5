import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../components/account/login-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/subscriptions/activation-flow/this-device/activate-by-email/otp')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'signin.head.code', message: 'Enter your code' },
      description: {
        id: 'signin.head.code.description',
        message: 'Sign in to your subscription with the six-digit code that we sent you by e-mail.',
      },
    }),
  component: () => <LoginPage purpose="confirm" />,
});
