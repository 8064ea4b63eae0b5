import type { ExperimentName } from '../../domain/experiment/catalogue.ts';

/**
 * The browser's storages for experiments, each under `exp_{name}`: local storage for what holds permanently, session
 * storage for this visit. Unlike other entries these are not kept in memory where storage is refused: without it
 * nobody takes part (specification, section 4).
 */
export abstract class ExperimentStore {
  /** False in a browser that refuses local storage. */
  abstract readonly available: boolean;

  /** The permanently stored text, unchecked; null when there is none. */
  abstract read(name: ExperimentName): string | null;

  /** Stores a variant permanently. */
  abstract write(name: ExperimentName, variant: string): void;

  /** The text that is stored for this visit, unchecked; null when nothing is. */
  abstract readVisit(name: ExperimentName): string | null;

  /** Keeps a variant for this visit; an empty text for none. */
  abstract writeVisit(name: ExperimentName, variant: string): void;
}
