import type { PageExperiments } from '../../application/ports/page-experiments.ts';
import {
  type ExperimentName,
  experimentNames,
  readVariant,
  type VariantOf,
} from '../../domain/experiment/catalogue.ts';

/** {@link PageExperiments} of the page's own root element, as `ui/first-paint/experiments.ts` left it. */
export class DocumentPageExperiments implements PageExperiments {
  constructor(private readonly root: { getAttribute(name: string): string | null }) {}

  shown<Name extends ExperimentName>(name: Name): VariantOf<Name> | null | undefined {
    const carried = this.root.getAttribute('data-experiments')?.includes(`"${name}"`) === true;
    return carried ? readVariant(name, this.root.getAttribute(`data-exp-${name}`)) : undefined;
  }

  enrolled(): readonly ExperimentName[] {
    const names = (this.root.getAttribute('data-enrolled') ?? '').split(' ');
    return experimentNames.filter((name) => names.includes(name));
  }
}
