import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** How often each event occurred on one day. */
export interface CountedDay {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  /** By event id; an event that did not occur is absent. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What the site counted, over all visitors. */
export abstract class DayCounts {
  /** Yesterday's counts, UTC. Fails when no valid response arrives. */
  abstract yesterday(): Promise<Result<CountedDay, CallFailure>>;
}
