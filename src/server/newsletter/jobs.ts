import type { Kysely } from 'kysely';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';
import { signUpLife } from './confirm-newsletter.ts';

/** What housekeeping does for the newsletter: deletes the sign-ups that can be confirmed no more. */
export function newsletterJobs(db: Kysely<Database>): readonly Job[] {
  return [
    expiry(db, 'unconfirmed sign-ups for the newsletter', (now) => ({
      table: 'newsletter_request',
      key: ['token_hash'],
      column: 'asked_at',
      before: now - signUpLife + 1,
    })),
  ];
}
