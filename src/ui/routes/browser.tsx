import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { BrowserPage } from '../components/downloads/browser-page.tsx';
import { pageHead } from '../head.ts';
import { softwareApplication } from '../structured-data/software-application.ts';

const description = {
  id: 'downloads.browser.head.description',
  message:
    'Download {name} for the device you’re on: a free browser with private search and tracker blocking, or an extension for Firefox, Chrome, Brave and Edge.',
  values: { name: brand.name },
};

export const Route = createFileRoute('/browser')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.browser.head.title',
        message: 'Get the browser for this device',
        values: { name: brand.name },
      },
      description,
      jsonLd: [
        softwareApplication({
          locale: match.context.locale,
          path: '/browser',
          description: match.context.i18n._(description),
          downloads: ['windows', 'mac', 'ios', 'android'],
        }),
      ],
    }),
  component: BrowserPage,
});
