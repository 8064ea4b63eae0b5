import { type Kysely, sql } from 'kysely';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import type { Database } from './schema.ts';

/** The shortest period that depends on processes' clocks is 15 s, during which a lost response is repeated. */
const mostApart = 5_000;

/**
 * The job that logs an error when this machine's clock differs from that of Postgres. Each process that shares a store uses its
 * own: one that is ahead refuses codes that another has just issued, takes a repeated call for a stolen token, and deletes too
 * early.
 */
export function watchClock(db: Kysely<Database>, log: Logger, machine: () => number = Date.now): Job {
  return {
    name: 'clock',
    isOwn: true,
    run: async () => {
      const asked = machine();
      const { rows } = await sql<{ at: number }>`
        select extract(epoch from clock_timestamp())::float8 * 1000 as at`.execute(db);
      const answered = machine();
      const at = rows[0]?.at ?? asked;
      // However long the answer took, it was that time at some moment in between.
      const ahead = Math.round(asked > at ? asked - at : Math.min(0, answered - at));
      if (Math.abs(ahead) > mostApart)
        log.error({ millisecondsAhead: ahead }, 'the clock of this machine is not that of Postgres');
    },
  };
}
