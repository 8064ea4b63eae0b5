import { BackendVariants } from '../../application/ports/backend-variants.ts';
import { type ExperimentName, experimentKey } from '../../domain/experiment/catalogue.ts';

/**
 * {@link BackendVariants} of the page's own root element: what answers with the page writes `data-exp_{name}` on it. Like
 * the theme it is there before any script, and it names the choice and nobody.
 */
export class DocumentBackendVariants extends BackendVariants {
  constructor(private readonly root: { getAttribute(name: string): string | null }) {
    super();
  }

  override variant(name: ExperimentName): string | null {
    return this.root.getAttribute(`data-${experimentKey(name)}`);
  }
}
