import type { ExperimentName, VariantOf } from '../../domain/experiment/catalogue.ts';

/** The experiments in the page's markup, assigned before its first paint. They do not change. */
export abstract class PageExperiments {
  /** The experiments that it carries. */
  abstract carried(): readonly ExperimentName[];

  /** The variant that the page shows, or null for none; undefined for an experiment that it does not carry. */
  abstract shown<Name extends ExperimentName>(name: Name): VariantOf<Name> | null | undefined;

  /** The experiments in which the visitor was enrolled on this page. */
  abstract enrolled(): readonly ExperimentName[];
}
