import { day, minute } from '../duration.ts';
import type { LimitRule } from './read-limit-table.ts';

/** What is remembered of one thing that is counted by: when each action happened, and until when it is closed. */
export interface LimitHistory {
  readonly happened: Readonly<Record<string, readonly number[]>>;
  readonly closedUntil: number;
}

/**
 * How far ahead of this clock a happening may lie: other servers' clocks differ a little. One that lies further ahead
 * was written by a clock that was wrong and has been set right, and must not keep visitors out until then.
 */
const mostSkew = minute;
/** No rule closes for longer. */
const longestClosure = day;

/** Of what nothing is remembered. */
export const emptyHistory: LimitHistory = { happened: {}, closedUntil: 0 };

/** Milliseconds until the action may happen again by these rules; 0 when it may now. */
export function waitFor(history: LimitHistory, rules: readonly LimitRule[], now: number): number {
  const waits = rules.map(({ action, most, within }) => {
    const oldestThatCounts = (history.happened[action] ?? []).filter((at) => at <= now + mostSkew).at(-most);
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + within - now;
  });
  return Math.max(0, closureOf(history, now) - now, ...waits);
}

/** The history after the action happened at `now` (milliseconds since the epoch). Rules that close do so with the last happening that fits. */
export function afterHappening(
  history: LimitHistory,
  rules: readonly LimitRule[],
  now: number,
): LimitHistory {
  const happened: Record<string, readonly number[]> = { ...history.happened };
  let closedUntil = closureOf(history, now);
  for (const action of new Set(rules.map((rule) => rule.action))) {
    const own = rules.filter((rule) => rule.action === action);
    const longest = Math.max(...own.map(({ within }) => within));
    const times = [
      ...(happened[action] ?? []).filter((at) => at > now - longest && at <= now + mostSkew),
      now,
    ];
    happened[action] = times;
    for (const { most, within, closedFor } of own) {
      const counted = times.filter((at) => at > now - within).length;
      if (closedFor !== null && counted >= most) closedUntil = Math.max(closedUntil, now + closedFor);
    }
  }
  return { happened, closedUntil };
}

/**
 * The history without one happening of an action at `at` (milliseconds since the epoch), which {@link afterHappening} had put there. What
 * it closed then (`closed`: until when before and after it, in the same milliseconds) is open again, unless something later has closed it for longer.
 */
export function withoutHappening(
  history: LimitHistory,
  action: string,
  at: number,
  closed: { readonly before: number; readonly after: number },
): LimitHistory {
  const times = history.happened[action] ?? [];
  const place = times.indexOf(at);
  return {
    happened: {
      ...history.happened,
      [action]: place === -1 ? times : times.toSpliced(place, 1),
    },
    closedUntil: history.closedUntil === closed.after ? closed.before : history.closedUntil,
  };
}

/** Until when it is closed; 0 by what only a clock that was wrong can have written. */
function closureOf({ closedUntil }: LimitHistory, now: number): number {
  return closedUntil > now + longestClosure + mostSkew ? 0 : closedUntil;
}
