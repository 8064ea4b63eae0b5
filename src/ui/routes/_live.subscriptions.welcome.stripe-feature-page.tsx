import { createFileRoute } from '@tanstack/react-router';
import { welcomeHead } from '../components/purchase/welcome-head.ts';
import { WelcomePage } from '../components/purchase/welcome-page.tsx';
import { headOf } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/welcome/stripe-feature-page')({
  head: headOf(welcomeHead),
  component: WelcomePage,
});
