import { type Kysely, sql } from 'kysely';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import type { Database } from './schema.ts';

/** The shortest time that processes tell by their own clocks is 15 s, in which an answer that was lost is given again. */
const mostApart = 5_000;

/**
 * The job that says in the log when this machine's clock is not Postgres' own. Processes that share a store each go by theirs: one
 * that is ahead refuses codes that another has just given, takes an honest repeat for a stolen token, and deletes too early.
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
