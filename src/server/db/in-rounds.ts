import type { Kysely } from 'kysely';
import { type HasTime, inPieces } from './in-pieces.ts';
import type { Database } from './schema.ts';
import { readSiteValue, writeSiteValue } from './site-values.ts';

/** A cursor: the last row looked at, ordered by time (milliseconds since the epoch), then id. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/** The result of looking at one batch of rows. */
interface Looked {
  /** Number of rows selected: as many as requested, unless there are no more. */
  readonly count: number;
  /** How many of them were actually looked at; all by default. */
  readonly seen?: number;
  readonly upTo: Place;
}

/** How long a round may run. */
interface RoundLength {
  readonly hasTime?: HasTime | undefined;
  /** Maximum number of rows to look at; unlimited by default. */
  readonly share?: number | undefined;
}

/** Rows per round for tables where most rows stay: a few seconds of work per hour, whatever the table's size. */
export const shareOfMany = 50_000;

const least = '00000000-0000-0000-0000-000000000000';
const beginning: Place = { at: 0, id: least };

/**
 * Scans a table where most rows stay, in batches ({@link inPieces}), ordered by time. When a round ends before the last
 * row, the next one resumes there, even in another process or after a restart; otherwise the rows that stay would keep
 * later rows from ever being reached. Only a time is stored, under `name`, so that the cursor reveals nothing about a row.
 */
export async function inRounds(
  db: Kysely<Database>,
  name: string,
  look: (after: Place, atMost: number) => Promise<Looked>,
  { hasTime = () => true, share = Number.POSITIVE_INFINITY }: RoundLength = {},
): Promise<void> {
  const key = `seen to: ${name}`;
  const from = (await readSiteValue(db, key)) ?? '0';
  let place: Place = { at: Number(from), id: least };
  let inAll = 0;
  await inPieces(
    async (atMost) => {
      const { count, seen = count, upTo } = await look(place, atMost);
      inAll += seen;
      place = count < atMost ? beginning : upTo;
      return count;
    },
    () => hasTime() && inAll < share,
  );
  const value = String(place.at);
  if (value !== from) await writeSiteValue(db, key, value);
}
