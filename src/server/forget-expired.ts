import type { Kysely } from 'kysely';
import { day, hour } from '../domain/duration.ts';
import { keptDays, signInCodeHours } from '../domain/records/kept-days.ts';
import { oldAuditLines } from './audit/forget-old-lines.ts';
import { lifetimes } from './auth/lifetimes.ts';
import { endedSignIns, tellsNothing } from './auth/tokens/forget-ended-sign-ins.ts';
import type { ExpiredRows } from './db/delete-expired.ts';
import { expiry } from './db/expiry.ts';
import type { Database } from './db/schema.ts';
import type { Job } from './job.ts';

/** So that with an hour until the next round, and one for a round that is late, it is gone when visitors are told that it is. */
const endedSignIn = keptDays.endedSignIns * day - 2 * hour;

/**
 * How long rows that are of no more use stay, in milliseconds after their end. A used code or refresh token is kept
 * past its life, so that its replay is still recognised.
 */
const keptFor = {
  session: hour,
  code: endedSignIn,
  refreshToken: endedSignIn,
  /** So that whoever still has its tokens hears for most of a day that it was signed out. */
  endedSignIn,
  /** Past its life, so that the log can say that an expired one was typed; with its life and the wait for a round less than what visitors are told. */
  passcode: (signInCodeHours - 1.5) * hour,
  /** Longer than any limit looks back or closes. */
  limit: keptDays.limitCounters * day,
  sentMail: keptDays.sentEmails * day,
} as const;

/** The jobs that delete what has expired of a sign-in, of limits and of mail, a table each, and old lines of the audit log. */
export function forgetExpiredJobs(db: Kysely<Database>): readonly Job[] {
  const expired = (table: keyof Database, rowsAt: (now: number) => Omit<ExpiredRows, 'table'>) =>
    expiry(db, `expired rows of ${table}`, (now) => ({ table, ...rowsAt(now) }));
  return [
    expired('authorization_session', (now) => ({
      key: ['id_hash'],
      column: 'expires_at',
      before: now - keptFor.session,
    })),
    expired('authorization_code', (now) => ({
      key: ['code_hash'],
      column: 'expires_at',
      before: now - keptFor.code,
    })),
    expired('token_family', (now) => ({
      key: ['id'],
      column: 'token_expires_at',
      before: now - keptFor.refreshToken,
      further: tellsNothing,
    })),
    endedSignIns(db, keptFor.endedSignIn),
    expired('passcode', (now) => ({
      key: ['id'],
      column: 'sent_at',
      before: now - lifetimes.passcode - keptFor.passcode,
    })),
    expired('limit_counter', (now) => ({ key: ['key'], column: 'touched_at', before: now - keptFor.limit })),
    expired('legacy_token', (now) => ({ key: ['token_hash'], column: 'expires_at', before: now })),
    expired('email_change', (now) => ({
      key: ['token_hash'],
      column: 'changed_at',
      before: now - lifetimes.emailUndo,
    })),
    expired('outbox', (now) => ({ key: ['id'], column: 'done_at', before: now - keptFor.sentMail })),
    ...oldAuditLines(db),
  ];
}

/** Deletes what has expired, all of it now. Rejects with the first failure. */
export async function forgetExpired(db: Kysely<Database>, now: number): Promise<void> {
  for (const job of forgetExpiredJobs(db)) await job.run(now, () => true);
}
