import type { TrackEvent } from '../analytics/track-event.ts';
import type { PageExperiments } from '../ports/page-experiments.ts';

/** Counts that a visitor is enrolled in an experiment of the page: once, and not again on later pages. */
export class TrackEnrolment {
  constructor(
    private readonly page: PageExperiments,
    private readonly trackEvent: TrackEvent,
  ) {}

  execute(): void {
    for (const experiment of this.page.enrolled()) {
      const variant = this.page.shown(experiment);
      if (variant) this.trackEvent.execute('experiment_enrolled', { experiment, variant });
    }
  }
}
