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

/** All measures, in table order. */
export const speedMeasures = Object.keys(speedSteps) as readonly SpeedMeasure[];

/** The steps of a measure as events name them. */
export const stepsOf = (measure: SpeedMeasure): readonly string[] => [
  ...speedSteps[measure].map(String),
  'more',
];

/** The speed of every page by size of the device since a day (`2026-11-21`, UTC), the pages with most loads first. */
export async function speedCounts(db: Kysely<Database>, since: string): Promise<readonly SpeedOfPage[]> {
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
  for (const { pixel, params, count } of rows) {
    const told = new Map<string, string>(JSON.parse(params));
    const [page, formFactor] = [told.get('page'), told.get('formFactor')];
    // On a day with too many different sets only their sum is left.
    if (!isSpeedPixel(pixel) || page === undefined || formFactor === undefined) continue;
    const measure = speedPixels[pixel][2];
    const key = `${page} ${formFactor}`;
    const of = found.get(key) ?? { page, formFactor, counts: noCounts() };
    found.set(key, of);
    const step = stepsOf(measure).indexOf(told.get(measure) ?? '');
    of.counts[measure][step] = (of.counts[measure][step] ?? 0) + Number(count);
  }
  return [...found.values()].sort((one, other) => loadsOf(other) - loadsOf(one));
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
