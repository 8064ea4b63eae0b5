import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { EmailPage } from '../components/products/email-page.tsx';
import { emailQuestions } from '../components/products/email-questions.ts';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';

export const Route = createFileRoute('/email')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'products.email.head.title',
        message: 'E-mail protection: private addresses, no trackers',
      },
      description: {
        id: 'products.email.head.description',
        message:
          'A free address at {host} that takes trackers out of your e-mail, and as many private addresses as you need. Works with your own inbox.',
        values: { host: new URL(brand.site).host },
      },
      jsonLd: [faqPage(match.context.i18n, emailQuestions)],
    }),
  component: EmailPage,
});
