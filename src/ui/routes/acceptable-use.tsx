import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { acceptableUseText } from '../components/legal/acceptable-use-text.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/acceptable-use')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'legal.use.head.title', message: 'Acceptable use policy' },
      description: {
        id: 'legal.use.head.description',
        message:
          'What nobody may do with {name} search, AI chat, browser and VPN, what happens otherwise, and how to report a breach of the rules.',
        values: { name: brand.name },
      },
    }),
  component: () => <LegalPage name="acceptableUse" text={acceptableUseText} />,
});
