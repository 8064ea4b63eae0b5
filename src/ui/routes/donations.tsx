import { createFileRoute } from '@tanstack/react-router';
import { figures } from '../../domain/marketing/figures.ts';
import { DonationsPage } from '../components/company/donations-page.tsx';
import { formatUsd } from '../components/company/format-usd.ts';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/donations')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'company.donations.head.title', message: 'Donations for online privacy' },
      description: {
        id: 'company.donations.head.description',
        message:
          'We have given {total} to organizations that defend privacy: every year, every recipient, every amount.',
        values: { total: formatUsd(match.context.i18n, figures.donatedUsd) },
      },
    }),
  component: DonationsPage,
});
