import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { LandingPage } from '../components/downloads/landing-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/app/landing')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'downloads.landing.head.title',
        message: 'See who follows you on the web',
        values: { name: brand.name },
      },
      description: {
        id: 'downloads.landing.head.description',
        message:
          '{name} shows you the trackers on each page and blocks them. A free browser for your phone and your computer.',
        values: { name: brand.name },
      },
    }),
  component: LandingPage,
});
