import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { NoSupportPage } from '../components/downloads/no-support-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/app/no-support')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.no-support.head.title',
        message: 'Older systems, Linux and Chromebooks',
        values: { name: brand.name },
      },
      description: {
        id: 'downloads.no-support.head.description',
        message:
          'What you can use where {name} doesn’t run: on older versions of macOS, Windows, iOS and Android, on Linux and on Chromebooks.',
        values: { name: brand.name },
      },
    }),
  component: NoSupportPage,
});
