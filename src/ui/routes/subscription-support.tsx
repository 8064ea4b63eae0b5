import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { SupportPage } from '../components/forms/support-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/subscription-support')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'forms.support.head.title', message: 'Subscription support' },
      description: {
        id: 'forms.support.head.description',
        message:
          'Help with the {name} Pro subscription: VPN, removal, restoration, AI chat, payment and signing in. Find an answer, or ask us.',
        values: { name: brand.name },
      },
    }),
  component: SupportPage,
});
