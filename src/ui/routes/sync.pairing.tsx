import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { PairingPage } from '../components/forms/pairing-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/sync/pairing')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'forms.pairing.head.title', message: 'Pair your devices' },
      description: {
        id: 'forms.pairing.head.description',
        message:
          'You scanned a code that connects two devices. Open it in the {name} app, or get the app first. The code stays on your device.',
        values: { name: brand.name },
      },
    }),
  component: PairingPage,
});
