import type { ExperimentName } from './catalogue.ts';

/** The name of an experiment in storage, in addresses and on events. */
export type ExperimentKey<Name extends ExperimentName = ExperimentName> = `exp_${Name}`;

/** The name under which an experiment is stored, overridden and counted. Specification, section 3. */
export function experimentKey<Name extends ExperimentName>(name: Name): ExperimentKey<Name> {
  return `exp_${name}`;
}
