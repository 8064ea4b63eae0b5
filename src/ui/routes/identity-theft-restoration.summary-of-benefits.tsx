import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { StandingPlace } from '../components/account/standing-place.tsx';
import { benefitsText } from '../components/legal/benefits-text.ts';
import { KeepCopy } from '../components/legal/keep-copy.tsx';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/identity-theft-restoration/summary-of-benefits')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'legal.benefits.head.title',
        message: 'Identity theft restoration: summary of benefits',
      },
      description: {
        id: 'legal.benefits.head.description',
        message:
          'Identity theft restoration with {name} Pro in the United States: who is covered, what is reimbursed, what is not, and how to make a claim.',
        values: { name: brand.name },
      },
    }),
  component: () => (
    <>
      <LegalPage name="benefits" text={benefitsText}>
        <KeepCopy />
      </LegalPage>
      <div data-island="standing" data-island-for="session">
        <StandingPlace />
      </div>
    </>
  ),
});
