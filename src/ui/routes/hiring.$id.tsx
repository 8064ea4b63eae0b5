import { createFileRoute, notFound } from '@tanstack/react-router';
import { openRoles, roleAsText } from '../components/company/open-roles.ts';
import { RolePage } from '../components/company/role-page.tsx';
import { pageHead } from '../head.ts';
import { jobPosting } from '../structured-data/job-posting.ts';

export const Route = createFileRoute('/hiring/$id')({
  loader: ({ params: { id } }) => {
    const role = openRoles.find((open) => open.id === id);
    if (role === undefined) throw notFound();
    return role;
  },
  head: ({ match, loaderData: role }) =>
    role === undefined
      ? {}
      : pageHead(match.context, {
          title: role.title,
          description: role.summary,
          jsonLd: [jobPosting({ ...role, path: role.jobUrl, description: roleAsText(role) })],
        }),
  component: function ShownRole() {
    return <RolePage role={Route.useLoaderData()} />;
  },
});
