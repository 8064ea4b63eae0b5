import { BackendVariants } from '../../application/ports/backend-variants.ts';
import type { ExperimentName } from '../../domain/experiment/catalogue.ts';

/** A service that chose the variants given here. */
export class MemoryBackendVariants extends BackendVariants {
  constructor(readonly chosen: Partial<Record<ExperimentName, string>> = {}) {
    super();
  }

  variant(name: ExperimentName): string | null {
    return this.chosen[name] ?? null;
  }
}
