import type { AssignableExperiment } from './assign.ts';
import { isForAll } from './audience.ts';
import type { ExperimentName } from './catalogue.ts';
import { experimentOf } from './experiment-of.ts';

/** An experiment as embedded in a page's markup, for the script in the head to assign it before the first paint. */
export interface CarriedExperiment extends AssignableExperiment {
  /** False when the audience must be known before a visitor may take part. */
  readonly forAll: boolean;
}

/** The part of an experiment that is embedded in a page: all that assignment needs, and nothing about its purpose. */
export function carried(experiment: ExperimentName): CarriedExperiment {
  const { name, variants, allocation, assignment, persistence } = experimentOf(experiment);
  return { name, variants, allocation, assignment, persistence, forAll: isForAll(name) };
}
