import { assignExperiments } from './experiments.ts';

// Runs inline in the head of every page with experiments, after `first-paint.ts`. A separate script, so that other
// pages do not carry it.
assignExperiments();
