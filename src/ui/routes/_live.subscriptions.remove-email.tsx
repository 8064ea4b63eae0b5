import { createFileRoute } from '@tanstack/react-router';
import { removeEmailHead } from '../components/email/email-heads.ts';
import { RemoveEmailPage } from '../components/email/remove-email-page.tsx';
import { headOf } from '../head.ts';

export const Route = createFileRoute('/_live/subscriptions/remove-email')({
  head: headOf(removeEmailHead),
  component: RemoveEmailPage,
});
