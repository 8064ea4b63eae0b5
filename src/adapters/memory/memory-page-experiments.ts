import { PageExperiments } from '../../application/ports/page-experiments.ts';
import type { ExperimentName, VariantOf } from '../../domain/experiment/catalogue.ts';

/** What a page carries: the variant that it shows of each experiment, or null. */
export type Carrying = { readonly [Name in ExperimentName]?: VariantOf<Name> | null };

/** A page that carries the given experiments; none by default. */
export class MemoryPageExperiments extends PageExperiments {
  constructor(
    private readonly carrying: Carrying = {},
    private readonly since: readonly ExperimentName[] = [],
  ) {
    super();
  }

  carried(): readonly ExperimentName[] {
    return Object.keys(this.carrying) as ExperimentName[];
  }

  shown<Name extends ExperimentName>(name: Name): VariantOf<Name> | null | undefined {
    return this.carrying[name] as VariantOf<Name> | null | undefined;
  }

  enrolled(): readonly ExperimentName[] {
    return this.since;
  }
}
