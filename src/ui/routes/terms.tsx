import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { termsText } from '../components/legal/terms-text.ts';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/terms')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'legal.terms.head.title', message: 'Terms of use' },
      description: {
        id: 'legal.terms.head.description',
        message:
          'The terms for the {name} website, search, browser and extensions, in plain words: what you may do, what we promise and what we do not.',
        values: { name: brand.name },
      },
    }),
  component: () => <LegalPage name="terms" text={termsText} />,
});
