import { type Kysely, sql } from 'kysely';
import { minute } from '../../domain/duration.ts';
import type { Database } from './schema.ts';

/** The tables of work that a process claims before it does it: it counts the try, and puts off the next one until the claim is over. */
export const claimedTables = [
  'outbox',
  'sim_event',
  'subscription_task',
] as const satisfies readonly (keyof Database)[];

/** No claim lasts longer, in milliseconds. */
const longestClaim = minute;
/** What was tried more often waits as it is: it may be what kills the process, which then has time for the rest. */
const mostTries = 3;

/**
 * Frees what was claimed, to be done at once instead of when the claims are over. For a store that this process alone has, before it claims
 * anything: whoever had claimed it is dead. What failed and would be tried within a minute is tried at once, too.
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
