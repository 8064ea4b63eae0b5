import { createFileRoute } from '@tanstack/react-router';
import { hiringQuestions } from '../components/company/hiring-questions.ts';
import { HowWeHirePage } from '../components/company/how-we-hire-page.tsx';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';

export const Route = createFileRoute('/how-we-hire')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'company.hire.head.title', message: 'How we hire' },
      description: {
        id: 'company.hire.head.description',
        message:
          'Six stages from application to offer, with two paid test projects: what happens in each, and how long it takes.',
      },
      jsonLd: [faqPage(match.context.i18n, hiringQuestions)],
    }),
  component: HowWeHirePage,
});
