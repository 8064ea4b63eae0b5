import { chooseDefaultPlan } from './default-plan.ts';
import { holdPresses } from './held-presses.ts';
import { showVisit } from './plan-visit.ts';

// Runs inline in the head of the plan page, after `first-paint.ts`.
showVisit();
chooseDefaultPlan();
holdPresses();
