import {
  type AfterEnrolment,
  type Assignment,
  applyAfterEnrolment,
  assign,
  type Filter,
  keepingOf,
} from '../../domain/experiment/assign.ts';
import { type ExperimentName, experiments, type VariantOf } from '../../domain/experiment/catalogue.ts';
import { drawBytes, drawOf } from '../../domain/experiment/draw.ts';
import { experimentKey } from '../../domain/experiment/experiment-key.ts';
import { experimentOf } from '../../domain/experiment/experiment-of.ts';
import type { CaptureOrigin } from '../origin/capture-origin.ts';
import type { BackendVariants } from '../ports/backend-variants.ts';
import type { ExperimentStore } from '../ports/experiment-store.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { Random } from '../ports/random.ts';

/** What runs after a visitor is enrolled, by experiment. */
export type EnrolmentHooks = { readonly [Name in ExperimentName]?: AfterEnrolment<VariantOf<Name>> };

/**
 * Assigns a visitor to a variant of an experiment, from what the browser and the service say, and stores it:
 * permanently when the experiment is persisted, else for the visit. Needs no visitor id. Throws when the service had to
 * choose and did not (specification, section 8).
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
    const visitValue = this.store.readVisit(name);
    const enrolled = assign<VariantOf<Name>>(experimentOf(name), {
      urlValue: this.location.current().searchParams.get(experimentKey(name)),
      hasStorage: this.store.available,
      storedValue: this.store.read(name),
      filter,
      campaign: this.captureOrigin.current?.campaign ?? '',
      backendValue: this.backend.variant(name),
      visitValue,
      draw: drawOf(this.random.bytes(drawBytes)),
    });
    const hook: AfterEnrolment<VariantOf<Name>> | undefined = this.hooks[name];
    const assignment = hook === undefined ? enrolled : applyAfterEnrolment(enrolled, hook);
    const keeping = keepingOf(experiments[name], assignment, visitValue);
    if (keeping?.medium === 'local') this.store.write(name, keeping.text);
    if (keeping?.medium === 'session') this.store.writeVisit(name, keeping.text);
    return assignment;
  }
}
