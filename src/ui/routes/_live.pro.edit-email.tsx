import { createFileRoute } from '@tanstack/react-router';
import { EditEmailPage } from '../components/email/edit-email-page.tsx';
import { editEmailHead } from '../components/email/email-heads.ts';
import { headOf } from '../head.ts';

export const Route = createFileRoute('/_live/pro/edit-email')({
  head: headOf(editEmailHead),
  component: EditEmailPage,
});
