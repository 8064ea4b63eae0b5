import { createFileRoute } from '@tanstack/react-router';
import { addEmailHead } from '../components/account/add-email-head.ts';
import { AddEmailPage } from '../components/account/add-email-page.tsx';
import { headOf } from '../head.ts';

export const Route = createFileRoute('/_live/pro/add-email')({
  head: headOf(addEmailHead),
  component: AddEmailPage,
});
