import type { Kysely } from 'kysely';
import { type HasTime, inPieces } from './in-pieces.ts';
import type { Database } from './schema.ts';

/** The row up to which all were looked at: by a time in milliseconds since the epoch, and of those of one time by its id. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/** What came of looking at some rows. */
interface Looked {
  /** As many as it was told to look at, unless there are no more. */
  readonly count: number;
  /** How many it came to; unless given, all of these. */
  readonly seen?: number;
  readonly upTo: Place;
}

/** How long a round goes on. */
interface RoundLength {
  readonly hasTime?: HasTime | undefined;
  /** Rows that it looks at; unless given, all. */
  readonly share?: number | undefined;
}

/** The share of a round where most rows stay: some seconds' work an hour, whatever there are of them. */
export const shareOfMany = 50_000;

const least = '00000000-0000-0000-0000-000000000000';
const beginning: Place = { at: 0, id: least };

/**
 * Looks at rows most of which stay, in pieces ({@link inPieces}), in the order of a time. Where it ends before the last row, the
 * next round goes on, also that of another process or after a restart: else many that stay would keep the rest from their turn.
 * The place is kept as a moment alone, under a name, so that it tells of no row.
 */
export async function inRounds(
  db: Kysely<Database>,
  name: string,
  look: (after: Place, atMost: number) => Promise<Looked>,
  { hasTime = () => true, share = Number.POSITIVE_INFINITY }: RoundLength = {},
): Promise<void> {
  const key = `seen to: ${name}`;
  const from = await db.selectFrom('site_value').select('value').where('key', '=', key).executeTakeFirst();
  let place: Place = { at: Number(from?.value ?? 0), id: least };
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
  if (value === (from?.value ?? '0')) return;
  await db
    .insertInto('site_value')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
