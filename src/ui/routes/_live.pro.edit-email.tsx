import { createFileRoute } from '@tanstack/react-router';
import { EditEmailPage } from '../components/email/edit-email-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_live/pro/edit-email')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'email.head.edit', message: 'Change e-mail address' },
      description: {
        id: 'email.head.edit.description',
        message:
          'Change the e-mail address of your subscription: we send a code to the new one, and you confirm it here.',
      },
    }),
  component: EditEmailPage,
});
