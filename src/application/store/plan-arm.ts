import { firstValueFrom, merge, of, timer } from 'rxjs';
import { catchError, filter, map } from 'rxjs/operators';
import type { Assignment } from '../../domain/experiment/assign.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import { hostLimits } from '../../domain/subscription/host-limits.ts';
import type { TrackEvent } from '../analytics/track-event.ts';
import type { ExperimentState } from '../experiment/experiment-state.ts';
import type { HostNotifications } from '../ports/host-app.ts';

/** The experiment about which plan is preselected. */
const name = 'defaultplan';
const unknown: Assignment<typeof name> = { kind: 'pending' };

/**
 * The arm of `defaultplan` under which an app's plans are shown. It is decided before they appear, within the app's own
 * time limit; visitors who cannot be assigned by then take no part, and no plan changes on screen.
 */
export class PlanArm {
  private shown = unknown;

  constructor(
    private readonly experiments: Pick<ExperimentState, 'assignment$'>,
    private readonly trackEvent: Pick<TrackEvent, 'execute'>,
  ) {}

  /** Resolves once the arm is decided, or cannot be decided in time. */
  async decide(): Promise<void> {
    if (this.shown.kind === 'ready') return;
    const ready$ = this.experiments.assignment$(name).pipe(
      filter(({ kind }) => kind === 'ready'),
      catchError(() => of(unknown)),
    );
    this.shown = await firstValueFrom(merge(ready$, timer(hostLimits.message).pipe(map(() => unknown))));
    // An arm that the page was painted with is counted by the page, and a stored one has been counted.
    if (this.shown.kind === 'ready' && this.shown.variant !== null && this.shown.method === 'random')
      this.trackEvent.execute('experiment_enrolled', { experiment: name, variant: this.shown.variant });
  }

  /** The plan that the arm preselects; null for the standard one. */
  get period(): BillingPeriod | null {
    return this.variant === 'treatment' ? 'monthly' : null;
  }

  /** The cohort that a store counts a selection under; empty when the plans are shown in no arm. */
  get told(): Pick<HostNotifications['subscriptionSelected'], 'experiment'> {
    return this.variant === null ? {} : { experiment: { name, cohort: this.variant } };
  }

  private get variant() {
    return this.shown.kind === 'ready' ? this.shown.variant : null;
  }
}
