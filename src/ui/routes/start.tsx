import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { StartPage } from '../components/forms/start-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/start')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'forms.start.head.title', message: 'Start page' },
      description: {
        id: 'forms.start.head.description',
        message: 'The start page of {name}: a search box that writes nothing down, and nothing else to load.',
        values: { name: brand.name },
      },
    }),
  component: StartPage,
});
