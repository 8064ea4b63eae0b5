import { normalMixtureBound, rhoFor } from './normal-mixture.ts';

/** How many events one arm had, and how many units. */
export interface RateSample {
  readonly count: number;
  /** Number of units: visitors, visits or page views. Must not be 0 when a rate is needed. */
  readonly of: number;
}

/** The parameters of a comparison, fixed before any data was seen. */
export interface ComparisonPlan {
  /** The fraction of comparisons without a true difference that may ever show one, 0 to 1. */
  readonly alpha: number;
  /** The number of units in both arms together at which the interval is narrowest. */
  readonly narrowestAt: number;
  /**
   * Maximum number of events per unit, 1 or more. A bound on the average suffices: the expected number of events of the
   * unit that a randomly picked event belongs to, which is E[K²]/E[K] for K events per unit.
   */
  readonly mostPerUnit: number;
}

/** A difference of two rates, in events per unit (-1 to 1 if a unit has at most one), with its interval. */
export interface RateInterval {
  readonly difference: number;
  readonly from: number;
  readonly to: number;
}

/** Minimum number of events, both arms together, for an interval; below it the normal approximation does not hold. */
export const leastEvents = 10;

/** The number of events per unit in a sample, 0 or more. */
export function rateOf({ count, of }: RateSample): number {
  return count / of;
}

/**
 * The variance of the number of events of one unit, with mean `rate` and bounded by {@link ComparisonPlan.mostPerUnit}:
 * E[K²] − μ² ≤ μ·(most − μ), which is μ·(1 − μ) if a unit has at most one event. Never negative.
 */
export function unitVariance(rate: number, mostPerUnit: number): number {
  return Math.max(rate * (mostPerUnit - rate), 0);
}

/**
 * The always-valid interval of the difference `treatment` − `control`: with probability 1 − `alpha` the true difference
 * lies in the intervals of all looks, however many there are and whatever the reason to stop. Null while there are
 * fewer than {@link leastEvents} events or an arm has no units.
 *
 * It is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2024), "Time-uniform
 * central limit theory and asymptotic confidence sequences", Annals of Statistics 52(6), 2613–2640, with their Gaussian
 * mixture, for the difference in means of an experiment randomized unit by unit: the standard error times {@link
 * normalMixtureBound} at the number of units, divided by its root. Where it is narrowest it is 1.55 times as wide as
 * the usual interval, which is valid for one look only.
 */
export function rateDifference(
  control: RateSample,
  treatment: RateSample,
  { alpha, narrowestAt, mostPerUnit }: ComparisonPlan,
): RateInterval | null {
  const units = control.of + treatment.of;
  if (control.of <= 0 || treatment.of <= 0 || control.count + treatment.count < leastEvents) return null;
  const squaredError = [control, treatment].reduce(
    (sum, sample) => sum + unitVariance(rateOf(sample), mostPerUnit) / sample.of,
    0,
  );
  const width =
    (Math.sqrt(squaredError) * normalMixtureBound(units, rhoFor(narrowestAt, alpha), alpha)) /
    Math.sqrt(units);
  const difference = rateOf(treatment) - rateOf(control);
  return { difference, from: difference - width, to: difference + width };
}
