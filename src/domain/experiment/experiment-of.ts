import { type Experiment, type ExperimentName, experiments, type VariantOf } from './catalogue.ts';

/** An experiment of the table with its name. */
export function experimentOf<Name extends ExperimentName>(
  name: Name,
): Experiment & { readonly name: Name; readonly variants: readonly VariantOf<Name>[] } {
  const row: Experiment = experiments[name];
  return { ...row, name, variants: experiments[name].variants };
}
