import { type Kysely, sql } from 'kysely';
import { minute } from '../../domain/duration.ts';
import type { Database } from './schema.ts';

/**
 * Tables of work that a process leases before doing it: claiming counts an attempt and moves `next_try_at` to the end
 * of the lease.
 */
export const claimedTables = [
  'outbox',
  'sim_event',
  'subscription_task',
] as const satisfies readonly (keyof Database)[];

/** No lease is longer, in milliseconds. */
const longestClaim = minute;
/** Rows tried more often are left alone: one of them may be what kills the process, and waiting lets the others be done first. */
const mostTries = 3;

/**
 * Releases all leases, so that the work is done at once instead of when they expire. Only for a store that this process
 * has to itself, before it claims anything: whoever held a lease is dead. Failed work due within a minute is retried at
 * once too.
 */
export async function freeClaims(db: Kysely<Database>, now: number): Promise<void> {
  for (const table of claimedTables) {
    await sql`
      update ${sql.table(table)} set next_try_at = ${now}
      where done_at is null and tries between 1 and ${mostTries}
        and next_try_at > ${now} and next_try_at <= ${now + longestClaim}
    `.execute(db);
  }
}
