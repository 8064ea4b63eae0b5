import { recordOf } from '../closed-record.ts';
import type { RateSample } from '../statistics/rate-difference.ts';
import { type GuardrailName, guardrailNames } from './measures.ts';

/** The counts of one variant. */
export interface ArmCounts {
  /** How many visits took part since that day, or browsers if the variant is persisted. */
  readonly enrolments: number;
  /** How many conversions happened while the variant was shown. */
  readonly conversions: number;
  readonly guardrails: Readonly<Record<GuardrailName, RateSample>>;
}

/** The counts of an experiment on one day, or cumulated up to it. */
export interface ArmCountsOfDay {
  /** `2026-11-23`, UTC. */
  readonly day: string;
  /** By variant, in the experiment's order. */
  readonly arms: Readonly<Record<string, ArmCounts>>;
}

/** The counts of an arm without any events; every number is 0. */
export const noCounts: ArmCounts = {
  enrolments: 0,
  conversions: 0,
  guardrails: recordOf(guardrailNames, () => ({ count: 0, of: 0 })),
};

/** Cumulates daily counts; both lists are oldest first. */
export function cumulated(
  variants: readonly string[],
  days: readonly ArmCountsOfDay[],
): readonly ArmCountsOfDay[] {
  const upTo: ArmCountsOfDay[] = [];
  for (const { day, arms } of days) {
    const before = upTo.at(-1)?.arms ?? {};
    const sums = variants.map((variant) => [variant, added(before[variant], arms[variant])] as const);
    upTo.push({ day, arms: Object.fromEntries(sums) });
  }
  return upTo;
}

function added(one: ArmCounts = noCounts, other: ArmCounts = noCounts): ArmCounts {
  return {
    enrolments: one.enrolments + other.enrolments,
    conversions: one.conversions + other.conversions,
    guardrails: recordOf(guardrailNames, (name) => {
      const [first, second] = [one.guardrails[name], other.guardrails[name]];
      return { count: first.count + second.count, of: first.of + second.of };
    }),
  };
}
