import { createFileRoute } from '@tanstack/react-router';
import { planHead } from '../components/plan/plan-head.ts';
import { PlanPage } from '../components/plan/plan-page.tsx';
import { headOf } from '../head.ts';

export const Route = createFileRoute('/subscriptions/')({
  head: headOf(planHead),
  component: PlanPage,
});
