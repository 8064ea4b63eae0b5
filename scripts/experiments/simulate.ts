import { type ExperimentName, experiments } from '../../src/domain/experiment/catalogue.ts';
import { type ArmCountsOfDay, noCounts } from '../../src/domain/experiment/counts.ts';
import { evaluateExperiment } from '../../src/domain/experiment/evaluate.ts';
import { binomial, type Random } from './random.ts';

/** A simulated experiment: how many take part, and what they do. */
export interface Played {
  readonly name: ExperimentName;
  readonly days: number;
  /** Enrolments per day across all arms. */
  readonly enrolments: number;
  /** The share of enrolments that convert, by arm. */
  readonly rates: readonly number[];
  /** How many conversions each converting visitor makes. */
  readonly each: number;
  /** How enrolments are split between the arms; evenly by default. */
  readonly shares?: readonly number[];
}

/** What the daily looks at the results reported. */
export interface Called {
  /** The always-valid interval reported a difference between arms. */
  readonly difference: boolean;
  /** The day of the first such report, counted from 1; null without one. */
  readonly on: number | null;
  /** A z test at 5 % reported one, repeated at each look. */
  readonly byZTest: boolean;
  readonly ratioOff: boolean;
  /** A chi-squared test at 1 % reported one, repeated at each look. */
  readonly ratioByChiSquared: boolean;
}

/** Simulates an experiment once, and evaluates it each day as `/dev/experiments` does. */
export function play(random: Random, played: Played): Called {
  const days = countsOf(random, played);
  const { conversion, ratio } = evaluateExperiment(played.name, days);
  const looks = conversion.flatMap(({ looks: ofArm }) =>
    ofArm.flatMap(({ interval }, index) =>
      interval !== null && (interval.from > 0 || interval.to < 0) ? [index + 1] : [],
    ),
  );
  const sums = runningSums(days, experiments[played.name].variants);
  return {
    difference: looks.length > 0,
    on: looks.length > 0 ? Math.min(...looks) : null,
    byZTest: sums.some((arms) => arms.slice(1).some((arm) => isZSignificant(arms[0], arm, played.each))),
    ratioOff: ratio?.off ?? false,
    ratioByChiSquared: sums.some((arms) => isChiSquaredSignificant(arms.map(({ of }) => of))),
  };
}

function countsOf(random: Random, { name, days, enrolments, rates, each, shares }: Played): ArmCountsOfDay[] {
  const { variants } = experiments[name];
  const first = Date.UTC(2026, 0, 1);
  return Array.from({ length: days }, (_, index) => {
    let left = enrolments;
    let share = 1;
    const arms = variants.map((variant, arm) => {
      const own = shares?.[arm] ?? 1 / variants.length;
      const here = arm === variants.length - 1 ? left : binomial(random, left, own / share);
      left -= here;
      share -= own;
      const conversions = each * binomial(random, here, rates[arm] ?? 0);
      return [variant, { ...noCounts, enrolments: here, conversions }] as const;
    });
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    return { day, arms: Object.fromEntries(arms) };
  });
}

interface Sample {
  readonly of: number;
  readonly count: number;
}

function runningSums(days: readonly ArmCountsOfDay[], variants: readonly string[]): readonly Sample[][] {
  const sums = variants.map(() => ({ of: 0, count: 0 }));
  return days.map(({ arms }) => {
    for (const [index, sum] of sums.entries()) {
      sum.of += arms[variants[index] ?? '']?.enrolments ?? 0;
      sum.count += arms[variants[index] ?? '']?.conversions ?? 0;
    }
    return sums.map((sum) => ({ ...sum }));
  });
}

/** The two-proportion z test with pooled variance on converting visitors, at 5 %. */
function isZSignificant(control: Sample | undefined, arm: Sample, each: number): boolean {
  if (control === undefined || control.of === 0 || arm.of === 0) return false;
  const pooled = (control.count + arm.count) / each / (control.of + arm.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / control.of + 1 / arm.of));
  return Math.abs(arm.count / arm.of - control.count / control.of) / each > 1.959964 * error;
}

/** The chi-squared test of an even split at 1 %, for two or three arms. */
function isChiSquaredSignificant(counts: readonly number[]): boolean {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return statistic > (counts.length === 2 ? 6.634897 : 9.21034);
}
