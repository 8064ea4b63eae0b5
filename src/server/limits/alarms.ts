import { type LimitedAction, limitRulesOf } from '../../domain/limits/limit-table.ts';
import type { Logger } from '../log.ts';

/** Logs when everybody together does something more often than the table allows, at most once per span. */
export class Alarms {
  private readonly spans = new Map<LimitedAction, { readonly from: number; count: number }>();

  constructor(private readonly log: Logger) {}

  /** Counts an action that was allowed. */
  count(action: LimitedAction, now: number): void {
    const [rule] = limitRulesOf(action, 'everyone');
    if (rule === undefined) return;
    const known = this.spans.get(action);
    const isOver = known === undefined || now < known.from || now >= known.from + rule.within;
    const span = isOver ? { from: now, count: 0 } : known;
    span.count += 1;
    this.spans.set(action, span);
    if (span.count === rule.most + 1) {
      const { most, within } = rule;
      this.log.warn({ action, most, seconds: within / 1_000 }, 'an alarm of the limits: more than usual');
    }
  }
}
