import {
  type ComparisonPlan,
  type RateInterval,
  type RateSample,
  rateDifference,
} from '../statistics/rate-difference.ts';
import { narrowestPart, requiredExposure } from '../statistics/required-exposure.ts';
import { sampleRatioPValue } from '../statistics/sample-ratio.ts';
import { type Experiment, type ExperimentName, experiments } from './catalogue.ts';
import { type ArmCounts, type ArmCountsOfDay, cumulated, noCounts } from './counts.ts';
import { conversions, type GuardrailName, guardrailNames } from './measures.ts';

/** The part of experiments without any difference in which one of the arms may ever seem to convert otherwise, 0 to 1. */
export const falseAlarms = 0.05;
/** The part of experiments drawn as they should be whose sample ratio may ever be called off, 0 to 1. */
export const falseMismatches = 0.01;

/** Where an interval stands: above 0, below 0, around it, or nowhere because too little was counted. */
export type Standing = 'more' | 'less' | 'open' | 'few';

/** A variant beside the control group. */
export interface Comparison {
  readonly variant: string;
  /** The difference as it stood after each day, oldest first; null while too little was counted. */
  readonly looks: readonly { readonly day: string; readonly interval: RateInterval | null }[];
  /** After the last day. */
  readonly standing: Standing;
}

/**
 * Why an experiment is not compared: it has one arm, or the service gives everybody the same arm for an hour, so that visitors
 * are not drawn one by one and counts by day cannot tell hours apart.
 */
export type Incomparable = 'one-arm' | 'by-hour';

/** What the counts of an experiment say so far. */
export interface Evaluation {
  readonly name: ExperimentName;
  /** Each variant with its counts from the first day on, in the experiment's order. */
  readonly arms: readonly (ArmCounts & { readonly variant: string })[];
  /** Null where the arms are compared. */
  readonly incomparable: Incomparable | null;
  /** The variant with which the others are compared: the first. */
  readonly control: string;
  /** How many enrolments each arm needs by the plan: a whole number. */
  readonly required: number;
  /** Whether enrolments come in the shares that are drawn; null where they are not compared. `pValue` is 0 to 1. */
  readonly ratio: { readonly off: boolean; readonly pValue: number } | null;
  readonly conversion: readonly Comparison[];
  readonly guardrails: Readonly<Record<GuardrailName, readonly Comparison[]>>;
}

/**
 * Evaluates an experiment from its counts by day, oldest first. The unit is the enrolment: `experiment_enrolled` is sent once by
 * each visit that takes part, or once by each browser where the variant is kept, and every one is drawn anew, so that enrolments
 * are independent of each other even when a visitor comes back. Conversions and guardrails are counts of events; how many
 * come of one enrolment is bounded (`conversions`), or taken from the counts (pages shown an enrolment).
 * With several variants each is compared at its part of {@link falseAlarms}. Docs: ADR 0029.
 */
export function evaluateExperiment(name: ExperimentName, days: readonly ArmCountsOfDay[]): Evaluation {
  const { variants, assignment }: Experiment = experiments[name];
  const [control = '', ...others] = variants;
  const { planned, mostPerEnrolment } = conversions[name];
  const looks = cumulated(variants, days);
  const alpha = falseAlarms / Math.max(others.length, 1);
  const required = requiredExposure({ ...planned, alpha, mostPerUnit: mostPerEnrolment });
  const narrowestAt = 2 * required * narrowestPart;
  const incomparable = whyNot(others, assignment);
  const compare = (plan: ComparisonPlan, sampleOf: (arm: ArmCounts) => RateSample) =>
    incomparable === null ? others.map((variant) => compared(looks, control, variant, plan, sampleOf)) : [];
  return {
    name,
    arms: variants.map((variant) => ({ variant, ...(looks.at(-1)?.arms[variant] ?? noCounts) })),
    incomparable,
    control,
    required,
    ratio: incomparable === null ? ratioOf(variants, looks) : null,
    conversion: compare(
      { alpha, narrowestAt, mostPerUnit: mostPerEnrolment },
      ({ enrolments, conversions: count }) => ({ count, of: enrolments }),
    ),
    guardrails: Object.fromEntries(
      guardrailNames.map((guardrail) => [
        guardrail,
        compare({ alpha, narrowestAt, mostPerUnit: 1 }, (arm) => independentPart(arm, guardrail)),
      ]),
    ) as unknown as Evaluation['guardrails'],
  };
}

function whyNot(others: readonly string[], assignment: Experiment['assignment']): Incomparable | null {
  if (others.length === 0) return 'one-arm';
  return assignment === 'backend' ? 'by-hour' : null;
}

function compared(
  looks: readonly ArmCountsOfDay[],
  control: string,
  variant: string,
  plan: ComparisonPlan,
  sampleOf: (arm: ArmCounts) => RateSample,
): Comparison {
  const intervals = looks.map(({ day, arms }) => {
    const [against, own] = [sampleOf(arms[control] ?? noCounts), sampleOf(arms[variant] ?? noCounts)];
    return { day, interval: rateDifference(against, own, plan) };
  });
  return { variant, looks: intervals, standing: standingOf(intervals.at(-1)?.interval ?? null) };
}

function standingOf(interval: RateInterval | null): Standing {
  if (interval === null) return 'few';
  if (interval.from > 0) return 'more';
  return interval.to < 0 ? 'less' : 'open';
}

function ratioOf(
  variants: readonly string[],
  looks: readonly ArmCountsOfDay[],
): NonNullable<Evaluation['ratio']> {
  const shares = variants.map(() => 1 / variants.length);
  const pValue = sampleRatioPValue(
    looks.map(({ arms }) => variants.map((variant) => arms[variant]?.enrolments ?? 0)),
    shares,
  );
  return { off: pValue < falseMismatches, pValue };
}

/**
 * Pages of one enrolment are not independent of each other. So many independent ones say at least as much (Kish 1965, design
 * effect): those counted, over the pages of the enrolment that a page picked at random belongs to. Where the pages of an
 * enrolment follow a geometric distribution those are twice the plain average less one, and one where each has one.
 */
function independentPart({ enrolments, guardrails }: ArmCounts, name: GuardrailName): RateSample {
  const { count, of } = guardrails[name];
  const together = Math.max(1, (2 * of) / enrolments - 1);
  return enrolments === 0 ? { count: 0, of: 0 } : { count: count / together, of: of / together };
}
