import { BackendVariants } from '../../application/ports/backend-variants.ts';
import type { ExperimentName } from '../../domain/experiment/catalogue.ts';
import { experimentKey } from '../../domain/experiment/experiment-key.ts';

/** The part of the browser's `performance` that describes the page's response. */
export interface NavigationTimings {
  getEntriesByType(type: 'navigation'): readonly {
    readonly serverTiming?: readonly { readonly name: string; readonly description: string }[];
  }[];
}

/**
 * {@link BackendVariants} of the response that the page came with: its `Server-Timing` header contains the choice but
 * identifies nobody, and is available before any script runs (`domain/experiment/service-choice.ts`).
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
