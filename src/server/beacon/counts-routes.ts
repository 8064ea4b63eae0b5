import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { CountsReply } from '../../contract/counts.ts';
import { countsPath } from '../../domain/analytics/counts-path.ts';
import { isPixelId } from '../../domain/analytics/pixels.ts';
import { day, minute } from '../../domain/duration.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { utcDay } from '../utc-day.ts';

/** Cache lifetime in milliseconds. Other processes may still write counts from before midnight. */
const askedAgainAfter = minute;

/** Yesterday's totals, public, to be mounted at the root. However often they are requested, the store is queried once a minute. */
export function countsRoutes({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }): Hono {
  let known: { readonly reply: Promise<CountsReply>; readonly askedAt: number; readonly of: string } | null =
    null;
  return new Hono().get(countsPath, async (c) => {
    const now = clock.now();
    const yesterday = utcDay(now - day);
    if (known === null || known.of !== yesterday || now - known.askedAt >= askedAgainAfter) {
      known = { reply: totalsOf(db, yesterday), askedAt: now, of: yesterday };
      // A failure is not cached.
      known.reply.catch(() => {
        known = null;
      });
    }
    c.header('Cache-Control', 'no-store');
    return c.json<CountsReply>(await known.reply);
  });
}

async function totalsOf(db: Kysely<Database>, asked: string): Promise<CountsReply> {
  const rows = await db
    .selectFrom('beacon_count')
    .select(({ fn }) => ['pixel', fn.sum('count').as('total')])
    .where('day', '=', asked)
    .groupBy('pixel')
    .orderBy('pixel')
    .execute();
  const declared = rows.filter(({ pixel }) => isPixelId(pixel));
  return { day: asked, counts: Object.fromEntries(declared.map((row) => [row.pixel, Number(row.total)])) };
}
