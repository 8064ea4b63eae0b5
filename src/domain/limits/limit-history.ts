import { mostClockSkew } from '../clock-skew.ts';
import { day } from '../duration.ts';
import type { LimitRule } from './read-limit-table.ts';

/** The history of one counter: when each action happened, and until when it is locked. */
export interface LimitHistory {
  readonly happened: Readonly<Record<string, readonly number[]>>;
  readonly closedUntil: number;
}

/** No rule locks for longer. */
const longestClosure = day;

/** A history without any actions. */
export const emptyHistory: LimitHistory = { happened: {}, closedUntil: 0 };

/** Milliseconds until the rules allow the action again; 0 when it is allowed now. */
export function waitFor(history: LimitHistory, rules: readonly LimitRule[], now: number): number {
  const waits = rules.map(({ action, most, within }) => {
    const oldestThatCounts = (history.happened[action] ?? [])
      .filter((at) => at <= now + mostClockSkew)
      .at(-most);
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + within - now;
  });
  return Math.max(0, closureOf(history, now) - now, ...waits);
}

/**
 * The history after the action happened at `now` (milliseconds since the epoch). When it uses up a rule that locks, the
 * counter is locked.
 */
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
      ...(happened[action] ?? []).filter((at) => at > now - longest && at <= now + mostClockSkew),
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
 * The history without an action at `at` (milliseconds since the epoch) that {@link afterHappening} had recorded.
 * `closed` gives the end of the lock before and after that action, in the same milliseconds. The lock is lifted unless
 * something later has extended it.
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

/** Until when the counter is locked; 0 when the lock lies so far ahead that only a wrong clock can have written it. */
function closureOf({ closedUntil }: LimitHistory, now: number): number {
  return closedUntil > now + longestClosure + mostClockSkew ? 0 : closedUntil;
}
