import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { BrowserPage } from '../components/downloads/browser-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/browser')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.browser.head.title',
        message: 'Get the browser for this device',
        values: { name: brand.name },
      },
      description: {
        id: 'downloads.browser.head.description',
        message:
          'The download of {name} that fits your device: a free browser with private search and tracker blocking, or an extension for the one you have.',
        values: { name: brand.name },
      },
    }),
  component: BrowserPage,
});
