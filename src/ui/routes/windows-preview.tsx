import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { WindowsPreviewPage } from '../components/downloads/windows-preview-page.tsx';
import { pageHead } from '../head.ts';
import { softwareApplication } from '../structured-data/software-application.ts';

const description = {
  id: 'downloads.preview.head.description',
  message:
    'Try new features of {name} for Windows before everyone else. What to expect from the preview, and what a crash report contains.',
  values: { name: brand.name },
};

export const Route = createFileRoute('/windows-preview')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'downloads.preview.head.title', message: 'Windows preview', values: { name: brand.name } },
      description,
      jsonLd: [
        softwareApplication({
          name: `${brand.name} Preview`,
          locale: match.context.locale,
          path: '/windows-preview',
          description: match.context.i18n._(description),
          downloads: ['windows'],
        }),
      ],
    }),
  component: WindowsPreviewPage,
});
