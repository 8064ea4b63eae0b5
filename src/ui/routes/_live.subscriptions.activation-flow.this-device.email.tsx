import { createFileRoute } from '@tanstack/react-router';
import { DeviceEmailPage } from '../components/activation/device-email-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/activation-flow/this-device/email')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'activation.head.email', message: 'Your subscription’s e-mail address' },
      description: {
        id: 'activation.head.email.description',
        message: 'The address you sign in with on all your devices: see which it is, or add one.',
      },
    }),
  component: () => <DeviceEmailPage device="this" />,
});
