import type { Kysely } from 'kysely';
import { keptDays } from '../domain/records/kept-days.ts';
import { forgetOldLines } from './audit/forget-old-lines.ts';
import { lifetimes } from './auth/lifetimes.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import type { Job } from './job.ts';
import type { Logger } from './log.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How long rows that are of no more use stay, in milliseconds after their end. A used code or refresh token is kept
 * past its life, so that its replay is still recognised.
 */
const keptFor = {
  session: hour,
  code: keptDays.endedSignIns * day,
  refreshToken: keptDays.endedSignIns * day,
  /** Past its life, so that the log can say that an expired one was typed. */
  passcode: hour,
  /** Longer than any limit looks back or closes. */
  limit: keptDays.limitCounters * day,
  sentMail: keptDays.sentEmails * day,
} as const;

/** Deletes what has expired: sign-ins under way, codes, tokens with their families, passcodes, counters, old lines of the audit log, sent mail. */
export async function forgetExpired(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('authorization_session')
    .where('expires_at', '<', now - keptFor.session)
    .execute();
  await db
    .deleteFrom('authorization_code')
    .where('expires_at', '<', now - keptFor.code)
    .execute();
  await db
    .deleteFrom('refresh_token')
    .where('expires_at', '<', now - keptFor.refreshToken)
    .execute();
  await db
    .deleteFrom('token_family')
    .where('created_at', '<', now - day)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refresh_token')
            .select('token_hash')
            .whereRef('refresh_token.family_id', '=', 'token_family.id'),
        ),
      ),
    )
    // What tells since when nobody can reach a subscription.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription')
            .innerJoin('account', 'account.id', 'subscription.account_id')
            .select('subscription.id')
            .whereRef('subscription.account_id', '=', 'token_family.account_id')
            .where('subscription.status', '<>', 'Expired')
            .where('account.email', 'is', null),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('passcode')
    .where('sent_at', '<', now - lifetimes.passcode - keptFor.passcode)
    .execute();
  await db
    .deleteFrom('limit_counter')
    .where('touched_at', '<', now - keptFor.limit)
    .execute();
  await db.deleteFrom('legacy_token').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('email_change')
    .where('changed_at', '<', now - lifetimes.emailUndo)
    .execute();
  await forgetOldLines(db, now);
  await db
    .deleteFrom('outbox')
    .where('done_at', '<', now - keptFor.sentMail)
    .execute();
}

/** Forgets what has expired now and every hour, and does the modules' jobs. Gives the function that stops it. */
export function keepHouse(
  deps: { readonly db: Kysely<Database>; readonly clock: Clock; readonly log: Logger },
  jobs: readonly Job[] = [],
): () => Promise<void> {
  const { db, clock, log } = deps;
  const all: readonly Job[] = [(now) => forgetExpired(db, now), ...jobs];
  const clean = async () => {
    for (const job of all) {
      await job(clock.now()).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
    }
  };
  let running = clean();
  const timer = setInterval(() => {
    running = clean();
  }, hour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
