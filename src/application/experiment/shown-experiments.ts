import { type ExperimentKey, experimentKey } from '../../domain/experiment/experiment-key.ts';
import type { PageExperiments } from '../ports/page-experiments.ts';

/** The experiments of a static page: only those that it was painted with. */
export class ShownExperiments {
  constructor(private readonly page: PageExperiments) {}

  /** The event parameters that name the variants shown. */
  params(): Partial<Record<ExperimentKey, string>> {
    const params: Partial<Record<ExperimentKey, string>> = {};
    for (const name of this.page.carried()) {
      const variant = this.page.shown(name);
      if (variant) params[experimentKey(name)] = variant;
    }
    return params;
  }
}
