import { type ExperimentName, experiments } from '../../domain/experiment/catalogue.ts';
import {
  type Evaluation,
  falseAlarms,
  falseMismatches,
  type Standing,
} from '../../domain/experiment/evaluate.ts';
import { type Counted, conversions, type GuardrailName } from '../../domain/experiment/measures.ts';
import { leastEvents, type RateInterval } from '../../domain/statistics/rate-difference.ts';

/** The labels of conversion results. */
export const conversionStandings = {
  more: 'Converts more',
  less: 'Converts less',
  open: 'No difference shown',
  few: `Fewer than ${leastEvents} events`,
} as const satisfies Readonly<Record<Standing, string>>;
export const guardrailStandings = {
  ...conversionStandings,
  more: 'Worse',
  less: 'Better',
} as const satisfies Readonly<Record<Standing, string>>;

/** Replaces every result while there is a sample ratio mismatch. */
export const notToBeRead = 'Not valid';

/** What a guardrail counts, as a row heading. */
export const guardrailWords: Readonly<Record<GuardrailName, string>> = {
  bounces: 'Bounces',
  slow: 'Pages slower than 2.5 s (LCP)',
  errors: 'Checkout errors',
};

/** A rate in percent: `4.97`; a dash when the denominator is 0. */
export function perHundred(count: number, of: number): string {
  return of === 0 ? '–' : ((count / of) * 100).toFixed(2);
}

/** A difference in percentage points, with its sign: `+0.41`. */
export function signed(difference: number): string {
  const digits = Math.abs(difference * 100).toFixed(2);
  if (Number(digits) === 0) return digits;
  return `${difference < 0 ? '−' : '+'}${digits}`;
}

/** A confidence interval of a difference, in percentage points; a dash when too little was counted. */
export function between(interval: RateInterval | null): string {
  return interval === null ? '–' : `${signed(interval.from)} to ${signed(interval.to)}`;
}

/** An event with its parameters, as the registry writes them: `cta_click, cta chat-open`. */
export function eventWords({ event, where = {} }: Counted): string {
  return [event, ...Object.entries(where).map(([name, values]) => `${name} ${values.join(' or ')}`)].join(
    ', ',
  );
}

/** Who assigns the arms, for how long, and for what share of visits. */
export function drawnBy(name: ExperimentName): string {
  const { assignment, persistence, allocation } = experiments[name];
  if (assignment === 'backend')
    return 'The service chooses the same arm for everybody, for an hour at a time';
  const part = `${Math.round(allocation * 100)} %`;
  return persistence === 'local'
    ? `The page draws once for each browser, for ${part} of browsers`
    : `The page draws anew for each visit, for ${part} of visits`;
}

/** The sample size the plan requires. */
export function planWords({ name, required }: Evaluation): string {
  const { rate, difference, power } = conversions[name].planned;
  const to = ((rate + difference) * 100).toLocaleString('en', { maximumFractionDigits: 2 });
  return `${required.toLocaleString('en')} enrolments an arm, which find a step from ${rate * 100} to ${to} in 100 in ${power * 10} of 10 experiments`;
}

/** Why nothing is compared. */
export const incomparableWords = {
  'one-arm': 'It has one arm, so there is nothing to compare it with.',
  'by-hour':
    'It is not compared. Everybody is given the same arm for an hour, so visitors are not drawn one by one, and counts by day cannot tell hours apart. The rates say what was counted, not what an arm does.',
} as const satisfies Readonly<Record<NonNullable<Evaluation['incomparable']>, string>>;

/** The result of the sample ratio check: a heading and, on a mismatch, what follows from it. */
export function ratioWords({ off, pValue }: NonNullable<Evaluation['ratio']>): string {
  const p = pValue < 0.0001 ? 'below 0.0001' : pValue.toFixed(4);
  return off
    ? `Sample ratio off: p is ${p}, and red below ${falseMismatches}. Enrolments do not come in the shares that are drawn, so one arm loses visitors or gets some that it should not. Find out why first; the differences are not to be read.`
    : `Sample ratio as drawn (p ${p}, red below ${falseMismatches})`;
}

/** The confidence level of the intervals, as a heading. */
export const intervalWords = `Interval, ${(1 - falseAlarms) * 100} %`;
