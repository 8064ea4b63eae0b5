import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFetched } from '../../hooks/use-fetched.ts';
import type { OwnPlan } from './own-plan.tsx';

let loaded: typeof OwnPlan | null = null;

async function loadPlan() {
  const plan = await import('./own-plan.tsx');
  loaded = plan.OwnPlan;
  return plan;
}

/** Only subscribers need it. For signed-in visitors it is fetched while the service is asked. */
const Late = lazy(async () => ({ default: (await loadPlan()).OwnPlan }));

/**
 * Whether the plan's view is there, so that it can appear together with the account and nothing moves;
 * {@link useFetched}.
 */
export const usePlanView = () => useFetched(loadPlan);

/** The plan's view, in the first paint once {@link usePlanView} returns true: React.lazy would render it a moment later. */
export function LatePlan(props: ComponentProps<typeof OwnPlan>) {
  const [{ Plan }] = useState(() => ({ Plan: loaded ?? Late }));
  return (
    <Suspense>
      <Plan {...props} />
    </Suspense>
  );
}
