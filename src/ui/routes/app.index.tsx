import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { AppPage } from '../components/downloads/app-page.tsx';
import { appQuestions } from '../components/downloads/app-questions.ts';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { softwareApplication } from '../structured-data/software-application.ts';

const description = {
  id: 'downloads.app.head.description',
  message:
    'A free browser for Mac, Windows, iPhone and Android. {name} searches privately, blocks trackers, answers cookie pop-ups and clears everything at once.',
  values: { name: brand.name },
};

export const Route = createFileRoute('/app/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.app.head.title',
        message: 'A free browser that blocks trackers',
        values: { name: brand.name },
      },
      description,
      jsonLd: [
        softwareApplication({
          locale: match.context.locale,
          path: '/app',
          description: match.context.i18n._(description),
          downloads: ['windows', 'mac', 'ios', 'android'],
        }),
        faqPage(match.context.i18n, appQuestions),
      ],
    }),
  component: AppPage,
});
