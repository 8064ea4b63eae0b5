import { normalMixtureBound, rhoFor } from './normal-mixture.ts';
import { unitVariance } from './rate-difference.ts';

/** The supported values of statistical power, each with its quantile of the normal distribution. */
const quantiles = { 0.8: 0.8416212, 0.9: 1.2815516 } as const;

/**
 * Statistical power: the fraction of experiments that detect a true difference of the planned size, eight or nine out
 * of ten.
 */
export type Power = keyof typeof quantiles;

/**
 * The part of the planned exposure, 0 to 1, at which intervals are narrowest. Optimized for all of it they would be 4 %
 * narrower there, but 1.7 times as wide after a fortieth of it, when harm should show.
 */
export const narrowestPart = 0.2;

/** The difference to detect, and how reliably. Rates are events per unit. */
export interface SoughtDifference {
  /** The expected rate of the control group, in events per unit: a number above 0. */
  readonly rate: number;
  /** The smallest difference worth detecting, a number of events per unit, in either direction. */
  readonly difference: number;
  readonly power: Power;
  /** As in a comparison's plan: 0 to 1. */
  readonly alpha: number;
  /** As in a comparison's plan: the maximum number of events per unit. */
  readonly mostPerUnit: number;
}

/**
 * The number of units each arm needs, a whole number, so that an interval which is narrowest at {@link narrowestPart}
 * of them excludes 0 with the given power: (boundary in standard errors + quantile of the power)² × variance of the
 * difference ÷ difference². With daily looks the power is somewhat higher, and detection comes sooner on average.
 */
export function requiredExposure({ rate, difference, power, alpha, mostPerUnit }: SoughtDifference): number {
  const boundary = normalMixtureBound(1, rhoFor(narrowestPart, alpha), alpha);
  const variance = unitVariance(rate, mostPerUnit) + unitVariance(rate + difference, mostPerUnit);
  return Math.ceil(((boundary + quantiles[power]) ** 2 * variance) / difference ** 2);
}
