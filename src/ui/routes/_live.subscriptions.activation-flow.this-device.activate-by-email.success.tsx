import { createFileRoute } from '@tanstack/react-router';
import { ActivatedPage } from '../components/activation/activated-page.tsx';
import { activatedHead } from '../components/activation/activation-heads.ts';
import { headOf } from '../head.ts';

export const Route = createFileRoute(
  '/_live/subscriptions/activation-flow/this-device/activate-by-email/success',
)({
  head: headOf(activatedHead),
  component: ActivatedPage,
});
