import { holdSubmits } from './held-submits.ts';

// Runs inline in the head of the page of identity theft restoration, after `first-paint.ts`.
holdSubmits();
