import type { ExperimentName } from '../../domain/experiment/catalogue.ts';

/**
 * The browser's storage for experiments, each under `exp_{name}`: local storage for permanent assignments, session
 * storage for those of this visit. Unlike other entries these have no in-memory fallback where storage is refused:
 * without storage nobody takes part (specification, section 4).
 */
export abstract class ExperimentStore {
  /** False in a browser that refuses local storage. */
  abstract readonly available: boolean;

  /** The permanently stored text, unchecked; null when there is none. */
  abstract read(name: ExperimentName): string | null;

  /** Stores a variant permanently. */
  abstract write(name: ExperimentName, variant: string): void;

  /** The text stored for this visit, unchecked; null when there is none. */
  abstract readVisit(name: ExperimentName): string | null;

  /** Stores a variant for this visit; empty text means no variant. */
  abstract writeVisit(name: ExperimentName, variant: string): void;
}
