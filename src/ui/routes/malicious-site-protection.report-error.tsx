import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { ReportPage } from '../components/forms/report-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/malicious-site-protection/report-error')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'forms.report.head.title', message: 'Report a wrong website warning' },
      description: {
        id: 'forms.report.head.description',
        message:
          'Did {name} warn you of a website that is safe, or miss one that is dangerous? Send us its address, without your name.',
        values: { name: brand.name },
      },
    }),
  component: ReportPage,
});
