import { type CountedName, countedName, countedNames } from '../../domain/analytics/pixel-registry.ts';
import { recordOf } from '../../domain/closed-record.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { DayCounts } from '../ports/day-counts.ts';

/** Yesterday's totals as shown to visitors: every event in the registry, including those that did not occur. */
export interface DayTotals {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  readonly totals: Readonly<Record<CountedName, number>>;
}

/** Finds yesterday's totals of every event in the registry. */
export class FindDayTotals {
  constructor(private readonly counts: DayCounts) {}

  /** Fails when no valid response arrives. */
  async find(): Promise<Result<DayTotals, CallFailure>> {
    const answer = await this.counts.yesterday();
    if (!answer.ok) return answer;
    const totals = recordOf(countedNames, () => 0);
    for (const [id, count] of Object.entries(answer.value.counts)) {
      const name = countedName(id);
      if (name !== null) totals[name] += count;
    }
    return success({ day: answer.value.day, totals });
  }
}
