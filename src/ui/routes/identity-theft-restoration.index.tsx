import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { RestorationPage } from '../components/products/restoration-page.tsx';
import { restorationQuestions } from '../components/products/restoration-questions.ts';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';

export const Route = createFileRoute('/identity-theft-restoration/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'products.restoration.head.title', message: 'Identity theft restoration, by phone' },
      description: {
        id: 'products.restoration.head.description',
        message:
          'If someone uses your name, an adviser answers day and night. Part of {name} Pro: what it covers, what it does not, and how to get your code.',
        values: { name: brand.name },
      },
      jsonLd: [faqPage(match.context.i18n, restorationQuestions)],
    }),
  component: RestorationPage,
});
