import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { ExtensionSuccessPage } from '../components/downloads/extension-success-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/extension-success')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.success.head.title',
        message: 'The extension is installed',
        values: { name: brand.name },
      },
      description: {
        id: 'downloads.success.head.description',
        message:
          'What the {name} extension does from now on, where to find it, and how to get the same protection on your phone.',
        values: { name: brand.name },
      },
    }),
  component: ExtensionSuccessPage,
});
