import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../db/schema.ts';

/** How often an event with certain parameters occurred in a day. */
export interface CountedSet {
  readonly pixel: string;
  readonly params: Readonly<Record<string, string>>;
  readonly count: number;
}

/** One day's events, the most frequent first. */
export interface CountedDay {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  readonly events: readonly CountedSet[];
}

const Params = z.array(z.tuple([z.string(), z.string()]));
const mostRows = 2_000;

/** The counts of the last days that have any, newest day first. */
export async function countedEvents(db: Kysely<Database>, days: number): Promise<readonly CountedDay[]> {
  const newest = await db
    .selectFrom('beacon_count')
    .select('day')
    .distinct()
    .orderBy('day', 'desc')
    .limit(days)
    .execute();
  const oldest = newest.at(-1)?.day;
  if (oldest === undefined) return [];
  const rows = await db
    .selectFrom('beacon_count')
    .selectAll()
    .where('day', '>=', oldest)
    .orderBy('count', 'desc')
    .orderBy('pixel')
    .orderBy('params')
    .limit(mostRows)
    .execute();
  return newest.map(({ day }) => ({
    day,
    events: rows
      .filter((row) => row.day === day)
      .map(({ pixel, params, count }) => ({
        pixel,
        params: Object.fromEntries(Params.parse(JSON.parse(params))),
        count,
      })),
  }));
}
