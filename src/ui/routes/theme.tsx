import { createFileRoute } from '@tanstack/react-router';
import { ThemePage } from '../components/settings/theme-page.tsx';
import { pageHead } from '../head.ts';
import { usePage } from '../hooks/use-page.ts';

export const Route = createFileRoute('/theme')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'settings.theme.head.title', message: 'Themes' },
      description: {
        id: 'settings.theme.head.description',
        message:
          'Light, dark, high contrast, retro or terminal: choose how the site and search look. A click is enough, and your browser remembers it.',
      },
    }),
  component: Page,
});

function Page() {
  return <ThemePage locale={usePage().locale} />;
}
