import { createFileRoute } from '@tanstack/react-router';
import { HowWeWorkPage } from '../components/company/how-we-work-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/how-we-work')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'company.work.head.title', message: 'How we work' },
      description: {
        id: 'company.work.head.description',
        message:
          'Build trust, question assumptions, validate direction: our three values, the pay of each level, and why nobody has a title.',
      },
    }),
  component: HowWeWorkPage,
});
