import { type CountedDay, DayCounts } from '../../application/ports/day-counts.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** The given day's counts. */
export class MemoryDayCounts extends DayCounts {
  constructor(
    private readonly counted: CountedDay,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  yesterday(): Promise<Result<CountedDay, CallFailure>> {
    return this.network.call('dayCounts', () => success(this.counted));
  }
}
