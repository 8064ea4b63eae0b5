import { recordOf } from '../closed-record.ts';
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

/**
 * The fraction of experiments without any true difference in which an arm may ever appear to convert differently, 0 to
 * 1.
 */
export const falseAlarms = 0.05;
/** The fraction of correctly drawn experiments whose sample ratio may ever be reported as off, 0 to 1. */
export const falseMismatches = 0.01;

/** Where an interval lies: above 0, below 0, around it, or undefined because too little was counted. */
export type Standing = 'more' | 'less' | 'open' | 'few';

/** A variant compared with the control group. */
export interface Comparison {
  readonly variant: string;
  /** The interval after each day, oldest first; null while too little was counted. */
  readonly looks: readonly { readonly day: string; readonly interval: RateInterval | null }[];
  /** After the last day. */
  readonly standing: Standing;
}

/**
 * Why an experiment cannot be compared: it has one arm, or the service gives everybody the same arm for an hour, so
 * that visitors are not randomized individually and daily counts cannot separate the hours.
 */
export type Incomparable = 'one-arm' | 'by-hour';

/** The results of an experiment so far. */
export interface Evaluation {
  readonly name: ExperimentName;
  /** Each variant with its total counts, in the experiment's order. */
  readonly arms: readonly (ArmCounts & { readonly variant: string })[];
  /** Null when the arms are compared. */
  readonly incomparable: Incomparable | null;
  /** The variant the others are compared with: the first. */
  readonly control: string;
  /** The planned number of enrolments in each arm, a whole number. */
  readonly required: number;
  /** Whether enrolments deviate from the intended shares; null when they are not compared. `pValue` is 0 to 1. */
  readonly ratio: { readonly off: boolean; readonly pValue: number } | null;
  readonly conversion: readonly Comparison[];
  readonly guardrails: Readonly<Record<GuardrailName, readonly Comparison[]>>;
}

/**
 * Evaluates an experiment from its daily counts, oldest first. The unit is the enrolment: each visit that takes part,
 * or each browser if the variant is persisted, sends `experiment_enrolled` once and is drawn anew, so enrolments are
 * independent even when a visitor returns. Conversions and guardrails are event counts; the number of events an
 * enrolment can cause is bounded (`conversions`) or estimated from the counts (pages per enrolment). With several
 * variants, each is compared at its share of {@link falseAlarms}. ADR 0029.
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
    guardrails: recordOf(guardrailNames, (guardrail) =>
      compare({ alpha, narrowestAt, mostPerUnit: 1 }, (arm) => independentPart(arm, guardrail)),
    ),
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
 * Page views of one enrolment are not independent. The effective sample size is at least this (Kish 1965, design
 * effect): the number counted, divided by the mean number of pages of the enrolment that a randomly picked page belongs
 * to. If pages per enrolment follow a geometric distribution, that is twice the plain average minus one; it is one when
 * every enrolment has a single page.
 */
function independentPart({ enrolments, guardrails }: ArmCounts, name: GuardrailName): RateSample {
  const { count, of } = guardrails[name];
  const together = Math.max(1, (2 * of) / enrolments - 1);
  return enrolments === 0 ? { count: 0, of: 0 } : { count: count / together, of: of / together };
}
