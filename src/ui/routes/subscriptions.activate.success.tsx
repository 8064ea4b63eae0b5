import { createFileRoute } from '@tanstack/react-router';
import { ActivatedPage } from '../components/activation/activated-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/subscriptions/activate/success')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'activation.head.done', message: 'Your subscription on this device' },
      description: {
        id: 'activation.head.done.description',
        message: 'See whether your subscription is active on this device, and what to set up first.',
      },
    }),
  component: ActivatedPage,
});
