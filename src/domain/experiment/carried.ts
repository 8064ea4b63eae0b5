import type { AssignableExperiment } from './assign.ts';
import { isForAll } from './audience.ts';
import type { ExperimentName } from './catalogue.ts';
import { experimentOf } from './experiment-of.ts';

/** An experiment as a page carries it in its markup, for the script in the head to assign before the page is painted. */
export interface CarriedExperiment extends AssignableExperiment {
  /** False for an experiment whose audience must be known before a visitor may take part. */
  readonly forAll: boolean;
}

/** What a page carries of an experiment: all that assigns it, and nothing of what it is for. */
export function carried(experiment: ExperimentName): CarriedExperiment {
  const { name, variants, allocation, assignment, persistence } = experimentOf(experiment);
  return { name, variants, allocation, assignment, persistence, forAll: isForAll(name) };
}
