import { type ExperimentName, experimentNames } from './catalogue.ts';
import { drawVariant } from './draw.ts';
import { experimentKey } from './experiment-key.ts';
import { experimentOf } from './experiment-of.ts';

/** How long the service keeps a variant before it chooses anew, in milliseconds: an hour. */
export const turnLength = 3_600_000;

/** The golden ratio's fraction: its multiples, without their whole part, fill 0 to 1 evenly, and repeat with no hour of the day. */
const golden = 0.6180339887498949;

/**
 * The variant of an experiment that the service chooses at a time (milliseconds since the epoch): for everybody the same, and
 * another from hour to hour, so that nothing of a visitor is needed and every page agrees. Null for an experiment that the page draws,
 * and for hours that its allocation leaves out. Specification, section 3, "backend assigned".
 */
export function serviceVariant(name: ExperimentName, now: number): string | null {
  const experiment = experimentOf(name);
  if (experiment.assignment !== 'backend') return null;
  return drawVariant(experiment, (Math.floor(now / turnLength) * golden) % 1);
}

/**
 * What the service chose at a time (milliseconds since the epoch), as the header `Server-Timing` says it with each page:
 * `exp_appbranding;desc="buck"`. Empty when it chose nothing.
 */
export function serviceChoice(now: number): string {
  return experimentNames
    .map((name) => [name, serviceVariant(name, now)] as const)
    .filter(([, variant]) => variant !== null)
    .map(([name, variant]) => `${experimentKey(name)};desc="${variant}"`)
    .join(', ');
}
