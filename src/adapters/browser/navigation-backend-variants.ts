import { BackendVariants } from '../../application/ports/backend-variants.ts';
import type { ExperimentName } from '../../domain/experiment/catalogue.ts';
import { experimentKey } from '../../domain/experiment/experiment-key.ts';

/** What of the browser's `performance` tells how the page was answered. */
export interface NavigationTimings {
  getEntriesByType(type: 'navigation'): readonly {
    readonly serverTiming?: readonly { readonly name: string; readonly description: string }[];
  }[];
}

/**
 * {@link BackendVariants} of the answer that the page came with: its header `Server-Timing` names the choice and nobody, and is there
 * before any script (`domain/experiment/service-choice.ts`).
 */
export class NavigationBackendVariants extends BackendVariants {
  constructor(private readonly timings: NavigationTimings) {
    super();
  }

  override variant(name: ExperimentName): string | null {
    const [answer] = this.timings.getEntriesByType('navigation');
    const chosen = answer?.serverTiming?.find((entry) => entry.name === experimentKey(name));
    return chosen?.description ?? null;
  }
}
