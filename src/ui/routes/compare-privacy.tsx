import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { ComparePage } from '../components/compare/compare-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/compare-privacy')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'compare.head.title', message: 'Browser privacy compared' },
      description: {
        id: 'compare.head.description',
        message:
          '{name}, Chrome, Edge, Safari, Firefox and Brave with default settings, feature by feature, with footnotes, sources and where others are better.',
        values: { name: brand.name },
      },
    }),
  component: ComparePage,
});
