import { normalMixtureBound, rhoFor } from './normal-mixture.ts';

/** How many events came of how many units, in one arm. */
export interface RateSample {
  readonly count: number;
  /** How many units: visitors, visits, pages shown. Not 0 where a rate is asked for. */
  readonly of: number;
}

/** What a comparison was planned with, before the first of its numbers was seen. */
export interface ComparisonPlan {
  /** The part of comparisons without any difference that may ever show one, 0 to 1. */
  readonly alpha: number;
  /** The number of units of both arms at which the interval is to be narrowest. */
  readonly narrowestAt: number;
  /**
   * How many events one unit has at most, 1 or more. A bound on the average suffices: that an event picked at random belongs to a
   * unit with so many, which is E[K²]/E[K] for K events a unit.
   */
  readonly mostPerUnit: number;
}

/** A difference of two rates, in events a unit (-1 to 1 where a unit has at most one), and between what it lies. */
export interface RateInterval {
  readonly difference: number;
  readonly from: number;
  readonly to: number;
}

/** Events of both arms together, a number below which no interval is given: a normal approximation of fewer is none. */
export const leastEvents = 10;

/** The events a unit of a sample, a number of 0 or more. */
export function rateOf({ count, of }: RateSample): number {
  return count / of;
}

/**
 * The variance of one unit's number of events when their mean is `rate` and {@link ComparisonPlan.mostPerUnit} bounds them:
 * E[K²] − μ² ≤ μ·(most − μ), which is μ·(1 − μ) where a unit has one event or none. Never below that of 0.
 */
export function unitVariance(rate: number, mostPerUnit: number): number {
  return Math.max(rate * (mostPerUnit - rate), 0);
}

/**
 * The always-valid interval of the difference `treatment` − `control`: with probability 1 − `alpha` the true difference is in
 * the intervals of all looks together, however many there are and whatever makes somebody stop. Null while there are fewer
 * than {@link leastEvents} events, or an arm has no unit.
 *
 * It is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2024), "Time-uniform central
 * limit theory and asymptotic confidence sequences", Annals of Statistics 52(6), 2613–2640, with their Gaussian mixture, for
 * the difference in means of an experiment whose arms are drawn unit by unit: the standard error times the boundary of
 * {@link normalMixtureBound} at the number of units, over its root. Where it is narrowest it is 1.55 times as wide as the usual
 * interval, which holds for one look.
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
