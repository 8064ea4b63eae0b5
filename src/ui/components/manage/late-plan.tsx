import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFetched } from '../../hooks/use-fetched.ts';
import type { OwnPlan } from './own-plan.tsx';

let loaded: typeof OwnPlan | null = null;

async function loadPlan() {
  const plan = await import('./own-plan.tsx');
  loaded = plan.OwnPlan;
  return plan;
}

/** Only who has a subscription needs it; a visitor who is signed in has it on its way while the service is asked. */
const Late = lazy(async () => ({ default: (await loadPlan()).OwnPlan }));

/** Whether the view of the plan is there, so that the account is shown with it and nothing moves; {@link useFetched}. */
export const usePlanView = () => useFetched(loadPlan);

/** The view of the plan, there in the first paint once {@link usePlanView} says so: React.lazy has it come a moment later. */
export function LatePlan(props: ComponentProps<typeof OwnPlan>) {
  const [{ Plan }] = useState(() => ({ Plan: loaded ?? Late }));
  return (
    <Suspense>
      <Plan {...props} />
    </Suspense>
  );
}
