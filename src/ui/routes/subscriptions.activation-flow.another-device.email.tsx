import { createFileRoute } from '@tanstack/react-router';
import { AnotherDevicePage } from '../components/activation/another-device-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/subscriptions/activation-flow/another-device/email')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'activation.head.another', message: 'Use it on another device' },
      description: {
        id: 'activation.head.another.description',
        message: 'Three steps bring your subscription to another computer, phone or tablet.',
      },
    }),
  component: () => <AnotherDevicePage afterAddress />,
});
