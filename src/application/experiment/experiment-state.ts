import { concat, defer, type Observable, of } from 'rxjs';
import { distinctUntilChanged, map, takeWhile } from 'rxjs/operators';
import type { Assignment } from '../../domain/experiment/assign.ts';
import { filterOf } from '../../domain/experiment/audience.ts';
import { type ExperimentName, experimentNames } from '../../domain/experiment/catalogue.ts';
import { type ExperimentKey, experimentKey } from '../../domain/experiment/experiment-key.ts';
import type { PageExperiments } from '../ports/page-experiments.ts';
import type { AssignExperiment } from './assign-experiment.ts';
import type { AudienceState } from './audience-state.ts';

/**
 * The experiments of the page: pending, then ready with a variant or none. An assignment never changes once ready; what
 * the page was painted with is ready from the start.
 */
export class ExperimentState {
  private readonly ready = new Map<ExperimentName, Assignment>();

  constructor(
    private readonly assignExperiment: AssignExperiment,
    private readonly audience: Pick<AudienceState, 'audience$' | 'current'>,
    private readonly page: PageExperiments,
  ) {}

  /**
   * The assignment now, then when it becomes ready. Queries the services only for an experiment that cannot be decided
   * without them. Fails when the service had to choose and did not.
   */
  assignment$<Name extends ExperimentName>(name: Name): Observable<Assignment<Name>> {
    const now$ = defer(() => of(this.settle(name, this.audience.current)));
    const later$ = this.audience.audience$.pipe(map((audience) => this.settle(name, audience)));
    return concat(now$, later$).pipe(
      takeWhile(({ kind }) => kind === 'pending', true),
      distinctUntilChanged((one, other) => one.kind === other.kind),
    );
  }

  /** The assignment as the page was painted with it, or as far as subscribers have driven it. */
  current<Name extends ExperimentName>(name: Name): Assignment<Name> {
    const variant = this.page.shown(name);
    if (variant !== undefined) return { kind: 'ready', variant, method: 'page' };
    // Only `settle` adds assignments, so each one belongs to its experiment.
    return (this.ready.get(name) ?? { kind: 'pending' }) as Assignment<Name>;
  }

  /** The event parameters that name the variants shown. */
  params(): Partial<Record<ExperimentKey, string>> {
    const params: Partial<Record<ExperimentKey, string>> = {};
    for (const name of experimentNames) {
      const assignment = this.current(name);
      if (assignment.kind === 'ready' && assignment.variant !== null) {
        params[experimentKey(name)] = assignment.variant;
      }
    }
    return params;
  }

  private settle<Name extends ExperimentName>(
    name: Name,
    audience: AudienceState['current'],
  ): Assignment<Name> {
    const known = this.current(name);
    if (known.kind === 'ready') return known;
    const assignment = this.assignExperiment.execute(name, filterOf(name, audience));
    if (assignment.kind === 'ready') this.ready.set(name, assignment);
    return assignment;
  }
}
