import type { PageExperiments } from '../../application/ports/page-experiments.ts';
import type { CarriedExperiment } from '../../domain/experiment/carried.ts';
import type { ExperimentName, VariantOf } from '../../domain/experiment/catalogue.ts';
import { readVariantOf } from '../../domain/experiment/variant.ts';

/**
 * {@link PageExperiments} read from the page's root element, as `ui/first-paint/experiments.ts` left it. The page
 * itself names its variants, so that the catalogue of all experiments is not loaded on every page.
 */
export class DocumentPageExperiments implements PageExperiments {
  constructor(private readonly root: { getAttribute(name: string): string | null }) {}

  carried(): readonly ExperimentName[] {
    return this.rows().map(({ name }) => name as ExperimentName);
  }

  shown<Name extends ExperimentName>(name: Name): VariantOf<Name> | null | undefined {
    const row = this.rows().find((carried) => carried.name === name);
    return (
      row && readVariantOf(row.variants as VariantOf<Name>[], this.root.getAttribute(`data-exp-${name}`))
    );
  }

  enrolled(): readonly ExperimentName[] {
    const names = (this.root.getAttribute('data-enrolled') ?? '').split(' ');
    return this.carried().filter((name) => names.includes(name));
  }

  private rows(): readonly CarriedExperiment[] {
    return JSON.parse(this.root.getAttribute('data-experiments') ?? '[]');
  }
}
