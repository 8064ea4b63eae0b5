import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { UpdatesPage } from '../components/updates/updates-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/updates')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'news.updates.head.title',
        message: 'What’s new in {name}',
        values: { name: brand.name },
      },
      description: {
        id: 'news.updates.head.description',
        message:
          'New features and changes by date: the browser on Mac, Windows, iPhone and Android, the extension, private search and the subscription.',
      },
      feed: {
        href: `${pathIn(match.context.locale, '/updates')}/feed.xml`,
        title: { id: 'news.updates.feed', message: 'What’s new as a feed (Atom)' },
      },
    }),
  component: UpdatesPage,
});
