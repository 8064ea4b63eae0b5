import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { WindowsPage } from '../components/downloads/windows-page.tsx';
import { windowsQuestions } from '../components/downloads/windows-questions.tsx';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { softwareApplication } from '../structured-data/software-application.ts';

const description = {
  id: 'downloads.windows.head.description',
  message:
    'Download {name} for Windows 10 and 11, a free browser with private search and tracker blocking. How to install it, and what to do if it doesn’t work.',
  values: { name: brand.name },
};

export const Route = createFileRoute('/windows')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.windows.head.title',
        message: 'Private browser for Windows',
        values: { name: brand.name },
      },
      description,
      jsonLd: [
        softwareApplication({
          locale: match.context.locale,
          path: '/windows',
          description: match.context.i18n._(description),
          downloads: ['windows'],
        }),
        faqPage(match.context.i18n, windowsQuestions(match.context.locale)),
      ],
    }),
  component: WindowsPage,
});
