import { type Experiment, type ExperimentName, experiments, type VariantOf } from './catalogue.ts';

/** Looks up an experiment by its name. */
export function experimentOf<Name extends ExperimentName>(
  name: Name,
): Experiment & { readonly name: Name; readonly variants: readonly VariantOf<Name>[] } {
  const row: Experiment = experiments[name];
  return { ...row, name, variants: experiments[name].variants };
}
