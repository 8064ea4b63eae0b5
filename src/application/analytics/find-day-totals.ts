import { type CountedName, countedName, countedNames } from '../../domain/analytics/pixel-registry.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { DayCounts } from '../ports/day-counts.ts';

/** Yesterday as visitors are told of it: every event that there is, also those that did not come. */
export interface DayTotals {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  readonly totals: Readonly<Record<CountedName, number>>;
}

/** Finds yesterday's totals of every event that the registry names. */
export class FindDayTotals {
  constructor(private readonly counts: DayCounts) {}

  /** Fails when no proper answer comes. */
  async find(): Promise<Result<DayTotals, CallFailure>> {
    const answer = await this.counts.yesterday();
    if (!answer.ok) return answer;
    const totals = Object.fromEntries(countedNames.map((name) => [name, 0])) as Record<CountedName, number>;
    for (const [id, count] of Object.entries(answer.value.counts)) {
      const name = countedName(id);
      if (name !== null) totals[name] += count;
    }
    return success({ day: answer.value.day, totals });
  }
}
