import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { PressPage } from '../components/company/press-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/press')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'company.press.head.title', message: 'Press kit and contact' },
      description: {
        id: 'company.press.head.description',
        message:
          'Facts about {name}, logo and product images to download, texts ready to print, and whom to ask.',
        values: { name: brand.name },
      },
    }),
  component: PressPage,
});
