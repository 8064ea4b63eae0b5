import { createFileRoute } from '@tanstack/react-router';
import { MissingPage } from '../components/missing-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/404')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'common.missing.title', message: 'Page not found' },
      description: {
        id: 'common.missing.text',
        message: 'There is no page at this address. It may have moved, or the address may contain a typo.',
      },
    }),
  component: Missing,
});

function Missing() {
  const { locale } = Route.useRouteContext();
  return <MissingPage locale={locale} />;
}
