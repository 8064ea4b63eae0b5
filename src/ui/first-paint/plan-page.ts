import { chooseDefaultPlan } from './default-plan.ts';
import { holdSubmits } from './held-submits.ts';
import { showVisit } from './plan-visit.ts';

// Runs inline in the head of the plan page, after `first-paint.ts`.
showVisit();
chooseDefaultPlan();
holdSubmits();
