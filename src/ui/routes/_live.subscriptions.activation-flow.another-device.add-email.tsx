import { createFileRoute } from '@tanstack/react-router';
import { DeviceEmailPage } from '../components/activation/device-email-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/activation-flow/another-device/add-email')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'activation.head.addEmail', message: 'Add an e-mail address for your other device' },
      description: {
        id: 'activation.head.addEmail.description',
        message: 'Add an e-mail address to your subscription to sign in with it on your other devices.',
      },
    }),
  component: () => <DeviceEmailPage device="another" />,
});
