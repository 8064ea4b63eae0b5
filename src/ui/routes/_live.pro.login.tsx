import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../components/account/login-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_live/pro/login')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'signin.head.login', message: 'Sign in' },
      description: {
        id: 'signin.head.login.description',
        message:
          'Sign in to your subscription with your e-mail address and a code, or with your recovery key. There is no password.',
      },
    }),
  component: () => <LoginPage purpose="login" />,
});
