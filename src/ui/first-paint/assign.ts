import { assignExperiments } from './experiments.ts';

// Runs inline in the head of every page that carries experiments, after `first-paint.ts`; the others do not pay for it.
assignExperiments();
