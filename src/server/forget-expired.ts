import { type Kysely, sql } from 'kysely';
import { keptDays } from '../domain/records/kept-days.ts';
import { forgetOldLines } from './audit/forget-old-lines.ts';
import { lifetimes } from './auth/lifetimes.ts';
import { deleteExpired, type ExpiredRows } from './db/delete-expired.ts';
import type { Database } from './db/schema.ts';
import type { Job } from './job.ts';

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

/** What tells since when nobody can reach a subscription stays as long as that runs. */
const tellsNothing = sql<boolean>`not exists (
  select 1 from subscription join account on account.id = subscription.account_id
  where subscription.account_id = token_family.account_id
    and subscription.status <> 'Expired' and account.email is null)`;

/** Sign-ins under way, codes, tokens with their families, passcodes, counters and sent mail that have expired. */
function expiredRows(now: number): readonly ExpiredRows[] {
  return [
    {
      table: 'authorization_session',
      key: ['id_hash'],
      column: 'expires_at',
      before: now - keptFor.session,
    },
    { table: 'authorization_code', key: ['code_hash'], column: 'expires_at', before: now - keptFor.code },
    {
      table: 'token_family',
      key: ['id'],
      column: 'token_expires_at',
      before: now - keptFor.refreshToken,
      further: tellsNothing,
    },
    {
      table: 'passcode',
      key: ['id'],
      column: 'sent_at',
      before: now - lifetimes.passcode - keptFor.passcode,
    },
    { table: 'limit_counter', key: ['key'], column: 'touched_at', before: now - keptFor.limit },
    { table: 'legacy_token', key: ['token_hash'], column: 'expires_at', before: now },
    {
      table: 'email_change',
      key: ['token_hash'],
      column: 'changed_at',
      before: now - lifetimes.emailUndo,
    },
    { table: 'outbox', key: ['id'], column: 'done_at', before: now - keptFor.sentMail },
  ];
}

/** The jobs that delete what has expired, a table each, and old lines of the audit log. */
export function forgetExpiredJobs(db: Kysely<Database>): readonly Job[] {
  const tables = expiredRows(0).map(
    ({ table }, index): Job => ({
      name: `expired rows of ${table}`,
      run: async (now, hasTime) => {
        const rows = expiredRows(now)[index];
        return rows && deleteExpired(db, rows, hasTime);
      },
    }),
  );
  return [
    ...tables,
    { name: 'old lines of the audit log', run: (now, hasTime) => forgetOldLines(db, now, hasTime) },
  ];
}

/** Deletes what has expired, all of it now. Rejects with the first failure. */
export async function forgetExpired(db: Kysely<Database>, now: number): Promise<void> {
  for (const job of forgetExpiredJobs(db)) await job.run(now, () => true);
}
