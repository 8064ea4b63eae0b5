import type { Kysely } from 'kysely';
import { day, hour } from '../../domain/duration.ts';
import { keptDays, signInCodeHours } from '../../domain/records/kept-days.ts';
import type { ExpiredRows } from '../db/delete-expired.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';
import type { DeleteAccount } from './account-data/delete-account.ts';
import { deletedAccounts } from './account-data/forget-deleted-accounts.ts';
import { forgetEmptyAccounts } from './account-data/forget-empty-accounts.ts';
import { forgetDeadKeys } from './keys/signing-key-store.ts';
import { lifetimes } from './lifetimes.ts';
import { endedSignIns } from './tokens/forget-ended-sign-ins.ts';
import { sealedTokens } from './tokens/forget-sealed-tokens.ts';

/** So that with an hour until the next round, and one for a round that is late, it is gone when visitors are told that it is. */
const endedSignIn = keptDays.endedSignIns * day - 2 * hour;

/**
 * How long rows that are of no more use stay, in milliseconds after their end. A used code or refresh token is kept
 * past its life, so that its replay is still recognized.
 */
const keptFor = {
  session: hour,
  code: endedSignIn,
  /** So that whoever still has its tokens hears for most of a day that it was signed out. */
  endedSignIn,
  /** Past its life, so that the log can say that an expired one was typed; with its life and the wait for a round less than what visitors are told. */
  passcode: (signInCodeHours - 1.5) * hour,
} as const;

/** What the jobs of accounts need beside the store. */
export interface AccountJobParts {
  readonly db: Kysely<Database>;
  readonly siteSecret: string;
  readonly deleteAccount: DeleteAccount;
}

/** Jobs that delete what has expired of sign-ins and changes of an address. */
export function authExpiryJobs(db: Kysely<Database>): readonly Job[] {
  const expired = (name: string, rowsAt: (now: number) => ExpiredRows) =>
    expiry(db, `expired ${name}`, rowsAt);
  return [
    expired('authorization sessions', (now) => ({
      table: 'authorization_session',
      key: ['id_hash'],
      column: 'expires_at',
      before: now - keptFor.session,
    })),
    expired('authorization codes', (now) => ({
      table: 'authorization_code',
      key: ['code_hash'],
      column: 'expires_at',
      before: now - keptFor.code,
    })),
    ...endedSignIns(db, keptFor.endedSignIn),
    expired('passcodes', (now) => ({
      table: 'passcode',
      key: ['id'],
      column: 'sent_at',
      before: now - lifetimes.passcode - keptFor.passcode,
    })),
    expired('tokens of the first version', (now) => ({
      table: 'legacy_token',
      key: ['token_hash'],
      column: 'expires_at',
      before: now,
    })),
    expired('email changes', (now) => ({
      table: 'email_change',
      key: ['token_hash'],
      column: 'changed_at',
      before: now - lifetimes.emailUndo,
    })),
    ...sealedTokens(db),
  ];
}

/** Jobs of accounts and of the keys of their tokens; an account is empty only when what has expired of it is gone. */
export function accountJobs({ db, siteSecret, deleteAccount }: AccountJobParts): readonly Job[] {
  return [
    { name: 'interrupted deletions', run: (_, hasTime) => deleteAccount.finishAll(hasTime) },
    { name: 'dead signing keys', run: (now) => forgetDeadKeys(db, siteSecret, now) },
    { name: 'empty accounts', run: forgetEmptyAccounts(db) },
    deletedAccounts(db),
  ];
}
