import { describe, expect, it } from 'vitest';
import { MemoryPageExperiments } from '../../../src/adapters/memory/memory-page-experiments.ts';
import type { TrackEvent } from '../../../src/application/analytics/track-event.ts';
import { ShownExperiments } from '../../../src/application/experiment/shown-experiments.ts';
import { TrackEnrolment } from '../../../src/application/experiment/track-enrolment.ts';

const page = new MemoryPageExperiments(
  { privacypropromo: 'tagline', defaultplan: 'treatment', appbranding: null },
  ['defaultplan'],
);

describe('the experiments of a static page', () => {
  it('stand on every event, as far as the page shows a variant', () => {
    expect(new ShownExperiments(page).params()).toEqual({
      exp_privacypropromo: 'tagline',
      exp_defaultplan: 'treatment',
    });
  });

  it('are counted as begun where the visitor takes part since this page, and only there', () => {
    const sent: unknown[] = [];
    const trackEvent = { execute: (...event: unknown[]) => sent.push(event) } as unknown as TrackEvent;
    new TrackEnrolment(page, trackEvent).execute();
    expect(sent).toEqual([['experiment_enrolled', { experiment: 'defaultplan', variant: 'treatment' }]]);
  });
});
