import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../components/settings/settings-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/settings')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'settings.head.title', message: 'Search settings' },
      description: {
        id: 'settings.head.description',
        message:
          'Region, language, safe search, fonts, colors and AI answers: set up search your way, see it at once, and take it to your other devices without an account.',
      },
    }),
  component: SettingsPage,
});
