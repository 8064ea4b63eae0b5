import type { ExperimentName } from '../../domain/experiment/catalogue.ts';

/** The variants that the service chose when it served the page. */
export abstract class BackendVariants {
  /** The chosen text, unchecked; null when the service chose none. */
  abstract variant(name: ExperimentName): string | null;
}
