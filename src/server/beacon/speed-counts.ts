import { type Kysely, sql } from 'kysely';
import {
  isSpeedPixel,
  type SpeedMeasure,
  speedPixels,
  speedSteps,
} from '../../domain/analytics/speed-steps.ts';
import type { Database } from '../db/schema.ts';

/** What was counted of a measure, by step: as many numbers as there are steps, the last for what is above them all. */
export type StepCounts = readonly number[];

/** How fast a page was on devices of one size. */
export interface SpeedOfPage {
  readonly page: string;
  readonly formFactor: string;
  readonly counts: Readonly<Record<SpeedMeasure, StepCounts>>;
}

/** The speed of pages as it was counted. */
export interface CountedSpeed {
  /** Those with most loads first. */
  readonly pages: readonly SpeedOfPage[];
  /**
   * Counts that stand in none of the pages: of a step that the table no longer has, or of a day with more sets of parameters than it
   * may have, of which only the sum is left.
   */
  readonly leftOut: number;
}

/** All measures, in table order. */
export const speedMeasures = Object.keys(speedSteps) as readonly SpeedMeasure[];

/** The steps of a measure as events name them. */
export const stepsOf = (measure: SpeedMeasure): readonly string[] => [
  ...speedSteps[measure].map(String),
  'more',
];

/** The speed of every page by size of the device since a day (`2026-11-21`, UTC). */
export async function speedCounts(db: Kysely<Database>, since: string): Promise<CountedSpeed> {
  const rows = await db
    .selectFrom('beacon_count')
    .select(['pixel', 'params', sql<string>`sum(count)`.as('count')])
    .where('pixel', 'in', Object.keys(speedPixels))
    .where('day', '>=', since)
    .groupBy(['pixel', 'params'])
    .execute();
  const found = new Map<
    string,
    { page: string; formFactor: string; counts: Record<SpeedMeasure, number[]> }
  >();
  let leftOut = 0;
  for (const { pixel, params, count } of rows) {
    const told = new Map<string, string>(JSON.parse(params));
    const [page, formFactor] = [told.get('page'), told.get('formFactor')];
    if (!isSpeedPixel(pixel)) continue;
    const measure = speedPixels[pixel][2];
    const step = stepsOf(measure).indexOf(told.get(measure) ?? '');
    if (page === undefined || formFactor === undefined || step < 0) {
      leftOut += Number(count);
      continue;
    }
    const key = `${page} ${formFactor}`;
    const of = found.get(key) ?? { page, formFactor, counts: noCounts() };
    found.set(key, of);
    of.counts[measure][step] = (of.counts[measure][step] ?? 0) + Number(count);
  }
  const pages = [...found.values()].sort((one, other) => loadsOf(other) - loadsOf(one));
  return { pages, leftOut };
}

function noCounts(): Record<SpeedMeasure, number[]> {
  return Object.fromEntries(
    speedMeasures.map((measure) => [measure, stepsOf(measure).map(() => 0)]),
  ) as Record<SpeedMeasure, number[]>;
}

/** Every load tells its first byte. */
function loadsOf({ counts }: SpeedOfPage): number {
  return counts.ttfb.reduce((sum, count) => sum + count, 0);
}
