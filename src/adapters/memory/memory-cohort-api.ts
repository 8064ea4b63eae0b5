import type { Clock } from '../../application/ports/clock.ts';
import { CohortApi } from '../../application/ports/cohort-api.ts';
import { type Atb, cohortAt } from '../../domain/cohort/atb.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** The cohort of the clock's day; `replacement` is what a browser that has one already is told to keep instead. */
export class MemoryCohortApi extends CohortApi {
  replacement: Atb | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  current(
    known: Atb | null,
  ): Promise<Result<{ readonly today: Atb; readonly replacement: Atb | null }, CallFailure>> {
    return this.network.call('cohort', () =>
      success({ today: cohortAt(this.clock.now()), replacement: known === null ? null : this.replacement }),
    );
  }
}
