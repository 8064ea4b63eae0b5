import { createFileRoute } from '@tanstack/react-router';
import { services } from '../../domain/subscription/services.ts';
import { RemovalPage } from '../components/products/removal-page.tsx';
import { removalQuestions } from '../components/products/removal-questions.ts';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';

export const Route = createFileRoute('/dbp')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'products.removal.head.title', message: 'Personal information removal in the US' },
      description: {
        id: 'products.removal.head.description',
        message:
          'Find your name, address and phone number on {sites} people-search sites and ask them to remove your entries. It runs on your own computer and keeps checking.',
        values: { sites: services.removal.sites },
      },
      jsonLd: [faqPage(match.context.i18n, removalQuestions)],
    }),
  component: RemovalPage,
});
