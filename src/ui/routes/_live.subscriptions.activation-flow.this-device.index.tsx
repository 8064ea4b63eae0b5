import { createFileRoute } from '@tanstack/react-router';
import { ThisDevicePage } from '../components/activation/this-device-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/activation-flow/this-device/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'activation.head.this', message: 'Use your subscription on this device' },
      description: {
        id: 'activation.head.this.description',
        message:
          'The ways to activate your subscription here: by e-mail, with your recovery key, or from the app store you bought it in.',
      },
    }),
  component: ThisDevicePage,
});
