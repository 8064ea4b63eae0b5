import {
  type AfterEnrolment,
  type Assignment,
  applyAfterEnrolment,
  assign,
  type Filter,
} from '../../domain/experiment/assign.ts';
import {
  type ExperimentName,
  experimentKey,
  experiments,
  type VariantOf,
} from '../../domain/experiment/catalogue.ts';
import { drawBytes, drawOf } from '../../domain/experiment/draw.ts';
import type { CaptureOrigin } from '../origin/capture-origin.ts';
import type { BackendVariants } from '../ports/backend-variants.ts';
import type { ExperimentStore } from '../ports/experiment-store.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { Random } from '../ports/random.ts';

/** What is done once a visitor is enrolled, by experiment. */
export type EnrolmentHooks = { readonly [Name in ExperimentName]?: AfterEnrolment<VariantOf<Name>> };

/**
 * Assigns a visitor to a variant of an experiment, by what the browser and the service say, and keeps it where the
 * experiment is persisted. No id of the visitor is needed. Throws when the service was to choose and did not
 * (specification, section 8).
 */
export class AssignExperiment {
  constructor(
    private readonly location: PageLocation,
    private readonly captureOrigin: CaptureOrigin,
    private readonly store: ExperimentStore,
    private readonly backend: BackendVariants,
    private readonly random: Random,
    private readonly hooks: EnrolmentHooks = {},
  ) {}

  execute<Name extends ExperimentName>(name: Name, filter: Filter): Assignment<Name> {
    const enrolled = assign(name, {
      urlValue: this.location.current().searchParams.get(experimentKey(name)),
      hasStorage: this.store.available,
      storedValue: this.store.read(name),
      filter,
      campaign: this.captureOrigin.execute()?.campaign ?? '',
      backendValue: this.backend.variant(name),
      draw: drawOf(this.random.bytes(drawBytes)),
    });
    const hook: AfterEnrolment<VariantOf<Name>> | undefined = this.hooks[name];
    const assignment = hook === undefined ? enrolled : applyAfterEnrolment(enrolled, hook);
    if (experiments[name].persistence === 'local') this.keep(name, assignment);
    return assignment;
  }

  private keep(name: ExperimentName, assignment: Assignment): void {
    if (assignment.kind === 'pending' || assignment.variant === null) return;
    if (assignment.method !== 'persisted') this.store.write(name, assignment.variant);
  }
}
