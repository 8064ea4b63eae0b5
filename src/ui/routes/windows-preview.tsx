import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { WindowsPreviewPage } from '../components/downloads/windows-preview-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/windows-preview')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'downloads.preview.head.title', message: 'Windows preview', values: { name: brand.name } },
      description: {
        id: 'downloads.preview.head.description',
        message:
          'Try new features of {name} for Windows before everyone else. What the preview changes, and what a crash report contains.',
        values: { name: brand.name },
      },
    }),
  component: WindowsPreviewPage,
});
