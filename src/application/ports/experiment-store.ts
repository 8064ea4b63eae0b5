import type { ExperimentName } from '../../domain/experiment/catalogue.ts';

/**
 * The browser's local storage for experiments, each under `exp_{name}`. Unlike other entries these are not kept in memory
 * where storage is refused: without it nobody takes part (specification, section 4). No method fails.
 */
export abstract class ExperimentStore {
  /** False in a browser that refuses local storage. */
  abstract readonly available: boolean;

  /** The stored text, unchecked; null when there is none. */
  abstract read(name: ExperimentName): string | null;

  /** Keeps a variant. */
  abstract write(name: ExperimentName, variant: string): void;
}
