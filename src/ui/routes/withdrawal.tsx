import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { withdrawalDays } from '../../domain/subscription/charges.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { withdrawalText } from '../components/legal/withdrawal-text.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/withdrawal')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'legal.withdrawal.head.title', message: 'Right of withdrawal' },
      description: {
        id: 'legal.withdrawal.head.description',
        message:
          'Withdraw online from the {name} Pro subscription within {days} days and get your money back, as a consumer in the EU or the UK. With receipt and model form.',
        values: { name: brand.name, days: withdrawalDays },
      },
    }),
  component: () => <LegalPage name="withdrawal" text={withdrawalText} />,
});
