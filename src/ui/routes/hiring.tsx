import { createFileRoute } from '@tanstack/react-router';
import { HiringPage } from '../components/company/hiring-page.tsx';
import { openRoles, roleAsText } from '../components/company/open-roles.ts';
import { pageHead } from '../head.ts';
import { jobPosting } from '../structured-data/job-posting.ts';

export const Route = createFileRoute('/hiring')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'company.hiring.head.title', message: 'Jobs: work on privacy from home' },
      description: {
        id: 'company.hiring.head.description',
        message:
          'Open roles in engineering, design and support. Remote, with pay by level that is the same in every country.',
      },
      jsonLd: openRoles.map((role) =>
        jobPosting({ ...role, path: role.jobUrl, description: roleAsText(role) }),
      ),
    }),
  component: HiringPage,
});
