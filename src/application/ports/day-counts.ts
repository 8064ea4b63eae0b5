import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** How often each event came on one day. */
export interface CountedDay {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  /** By the id of the event; one that did not come is absent. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What the site counted, over all visitors. */
export abstract class DayCounts {
  /** The counts of yesterday, UTC. Fails when no proper answer comes. */
  abstract yesterday(): Promise<Result<CountedDay, CallFailure>>;
}
