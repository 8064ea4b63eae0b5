import { type ExperimentName, experimentNames } from './catalogue.ts';
import { drawVariant } from './draw.ts';
import { experimentKey } from './experiment-key.ts';
import { experimentOf } from './experiment-of.ts';

/** How long the service keeps a variant before choosing again, in milliseconds: an hour. */
export const turnLength = 3_600_000;

/**
 * Fractional part of the golden ratio: the fractional parts of its multiples fill 0 to 1 evenly, without a daily
 * pattern.
 */
const golden = 0.6180339887498949;

/**
 * The variant chosen by the service at `now` (milliseconds since the epoch): the same for everybody, changing from hour
 * to hour, so that nothing about the visitor is needed and all pages agree. Null for an experiment drawn by the page,
 * and for hours left out by its allocation. Specification, section 3, "backend assigned".
 */
export function serviceVariant(name: ExperimentName, now: number): string | null {
  const experiment = experimentOf(name);
  if (experiment.assignment !== 'backend') return null;
  return drawVariant(experiment, (Math.floor(now / turnLength) * golden) % 1);
}

/**
 * The service's choices at `now` (milliseconds since the epoch) as the `Server-Timing` header sent with each page:
 * `exp_appbranding;desc="buck"`. Empty when there is none.
 */
export function serviceChoice(now: number): string {
  return experimentNames
    .map((name) => [name, serviceVariant(name, now)] as const)
    .filter(([, variant]) => variant !== null)
    .map(([name, variant]) => `${experimentKey(name)};desc="${variant}"`)
    .join(', ');
}
