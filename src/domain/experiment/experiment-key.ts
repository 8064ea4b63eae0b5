import type { ExperimentName } from './catalogue.ts';

/** An experiment's key in storage, addresses and events. */
export type ExperimentKey<Name extends ExperimentName = ExperimentName> = `exp_${Name}`;

/** The key under which an experiment is stored, overridden and counted. Specification, section 3. */
export function experimentKey<Name extends ExperimentName>(name: Name): ExperimentKey<Name> {
  return `exp_${name}`;
}
