import type { ExperimentName, VariantOf } from '../../domain/experiment/catalogue.ts';

/** The experiments that the page carries in its markup, assigned before it was painted. They stay as they are. */
export abstract class PageExperiments {
  /** Those that it carries. */
  abstract carried(): readonly ExperimentName[];

  /** The variant that the page shows, null when it shows none; undefined for an experiment that it does not carry. */
  abstract shown<Name extends ExperimentName>(name: Name): VariantOf<Name> | null | undefined;

  /** Those in which the visitor takes part since this page. */
  abstract enrolled(): readonly ExperimentName[];
}
