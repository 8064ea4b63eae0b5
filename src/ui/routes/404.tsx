import { createFileRoute } from '@tanstack/react-router';
import { MissingPage } from '../components/missing-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/404')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'common.missing.head', message: 'No page here' },
      description: {
        id: 'common.missing.text',
        message: 'This address has no page. It may have moved, or a letter in it went astray.',
      },
    }),
  component: Missing,
});

function Missing() {
  const { locale } = Route.useRouteContext();
  return <MissingPage locale={locale} />;
}
