import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { AboutPage } from '../components/company/about-page.tsx';
import { pageHead } from '../head.ts';
import { organization } from '../structured-data/company.ts';

export const Route = createFileRoute('/about')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: {
        id: 'company.about.head.title',
        message: 'About {name}: who we are',
        values: { name: brand.name },
      },
      description: {
        id: 'company.about.head.description',
        message:
          'What {name} is for, how many people use it, how it makes money without profiles, and who runs it.',
        values: { name: brand.name },
      },
      jsonLd: [organization()],
    }),
  component: AboutPage,
});
