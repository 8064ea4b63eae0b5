import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { privacyText } from '../components/legal/privacy-text.ts';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/privacy')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'legal.privacy.head.title', message: 'Privacy policy: what we keep and what we don’t' },
      description: {
        id: 'legal.privacy.head.description',
        message:
          'What {name} keeps and what it does not keep: each entry with its time limit and who sees it, and your rights under GDPR and CCPA.',
        values: { name: brand.name },
      },
    }),
  component: () => <LegalPage name="privacy" text={privacyText} />,
});
