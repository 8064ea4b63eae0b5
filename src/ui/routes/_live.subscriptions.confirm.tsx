import { createFileRoute } from '@tanstack/react-router';
import { enterCodeHead } from '../components/account/enter-code-head.ts';
import { LoginPage } from '../components/account/login-page.tsx';
import { headOf } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/confirm')({
  head: headOf(enterCodeHead),
  component: () => <LoginPage purpose="confirm" />,
});
