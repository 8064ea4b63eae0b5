import type { Kysely } from 'kysely';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import { copiesLeftBeside, copiesLeftByStore } from './left-copies.ts';
import { forgetMovedStore, forgetReplacedStores } from './replaced-stores.ts';
import type { Database } from './schema.ts';
import { vacuumNightly } from './vacuum-nightly.ts';
import { watchClock } from './watch-clock.ts';

/** What the jobs of the embedded store need. */
interface EmbeddedParts {
  readonly db: Kysely<Database>;
  readonly dataDir: string;
  readonly log: Logger;
  /** Whether a snapshot is being taken. */
  readonly isCopying: () => boolean;
}

/** What housekeeping does for the embedded store and the folder it lies in. */
export function embeddedStoreJobs({ db, dataDir, log, isCopying }: EmbeddedParts): readonly Job[] {
  return [vacuumNightly(db, log), forgetReplacedStores(dataDir), copiesLeftByStore(dataDir, log, isCopying)];
}

/** What housekeeping does for a server on Postgres: for its clock, and for its data folder, in which an embedded store may have been. */
export function postgresJobs(db: Kysely<Database>, dataDir: string, log: Logger): readonly Job[] {
  return [
    forgetReplacedStores(dataDir),
    forgetMovedStore(dataDir, log),
    copiesLeftBeside(dataDir, log),
    watchClock(db, log),
  ];
}
