import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { MacPage } from '../components/downloads/mac-page.tsx';
import { macQuestions } from '../components/downloads/mac-questions.tsx';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { softwareApplication } from '../structured-data/software-application.ts';

const description = {
  id: 'downloads.mac.head.description',
  message:
    'Download {name} for Mac, a free browser with private search and tracker blocking. Install it in three steps and import your bookmarks and passwords.',
  values: { name: brand.name },
};

export const Route = createFileRoute('/mac')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.mac.head.title',
        message: 'Private browser for Mac',
        values: { name: brand.name },
      },
      description,
      jsonLd: [
        softwareApplication({
          locale: match.context.locale,
          path: '/mac',
          description: match.context.i18n._(description),
          downloads: ['mac', 'macAppStore'],
        }),
        faqPage(match.context.i18n, macQuestions(match.context.locale)),
      ],
    }),
  component: MacPage,
});
