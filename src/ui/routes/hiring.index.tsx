import { createFileRoute } from '@tanstack/react-router';
import { HiringPage } from '../components/company/hiring-page.tsx';
import { headOf } from '../head.ts';

export const Route = createFileRoute('/hiring/')({
  head: headOf({
    title: { id: 'company.hiring.head.title', message: 'Jobs: work on privacy from home' },
    description: {
      id: 'company.hiring.head.description',
      message:
        'Open roles in engineering, design and support. Remote, with pay by level that is the same in every country.',
    },
  }),
  component: HiringPage,
});
