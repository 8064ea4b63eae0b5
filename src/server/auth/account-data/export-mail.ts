import type { Kysely } from 'kysely';
import type { AccountExport } from '../../../contract/auth.ts';
import type { Database } from '../../db/schema.ts';
import type { SuppressionList } from '../../mail/suppression-list.ts';
import { exportedTime as time } from './exported-time.ts';

/** What the newsletter and the suppression list know about an account's address; nothing if it has none. */
export async function mailOf(
  db: Kysely<Database>,
  suppressions: SuppressionList,
  email: string | null,
): Promise<Pick<AccountExport, 'newsletter' | 'stoppedMail'>> {
  if (email === null) return { newsletter: [], stoppedMail: [] };
  const key = suppressions.keyOf(email);
  const confirmed = await db
    .selectFrom('newsletter_subscription')
    .select(['news', 'tips', 'asked_at', 'confirmed_at'])
    .where('address_key', '=', key)
    .execute();
  // A confirmed sign-up is kept for a while, so that following its link again does no harm.
  const since = Math.max(0, ...confirmed.map(({ asked_at }) => asked_at));
  const waiting = await db
    .selectFrom('newsletter_request')
    .select(['news', 'tips', 'asked_at'])
    .where('address_key', '=', key)
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .execute();
  const stopped = await suppressions.entriesOf(db, key);
  return {
    newsletter: [...confirmed, ...waiting.map((row) => ({ ...row, confirmed_at: null }))].map((row) => ({
      news: row.news,
      tips: row.tips,
      askedAt: time(row.asked_at),
      confirmedAt: row.confirmed_at === null ? null : time(row.confirmed_at),
    })),
    stoppedMail: stopped.map(({ scope, reason, since }) => ({ scope, reason, since: time(since) })),
  };
}
