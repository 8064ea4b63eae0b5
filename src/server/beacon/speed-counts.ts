import { type Kysely, sql } from 'kysely';
import {
  isSpeedPixel,
  type SpeedMeasure,
  speedPixels,
  speedSteps,
} from '../../domain/analytics/speed-steps.ts';
import type { Database } from '../db/schema.ts';

/** The counts of a measure by step (histogram bucket): one number per step, the last for values above all of them. */
export type StepCounts = readonly number[];

/** The speed of a page on devices of one size. */
export interface SpeedOfPage {
  readonly page: string;
  readonly formFactor: string;
  readonly counts: Readonly<Record<SpeedMeasure, StepCounts>>;
}

/** The measured speed of pages. */
export interface CountedSpeed {
  /** Those with the most loads first. */
  readonly pages: readonly SpeedOfPage[];
  /**
   * Counts that belong to no page: of a step that no longer exists, or of a day with more sets of parameters than allowed,
   * of which only the total is left.
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

/** The speed of every page by device size since a day (`2026-11-21`, UTC). */
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

/** Every load reports its time to first byte. */
function loadsOf({ counts }: SpeedOfPage): number {
  return counts.ttfb.reduce((sum, count) => sum + count, 0);
}
