import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import { freeClaims } from './free-claims.ts';
import { embeddedStoreJobs, postgresJobs } from './jobs.ts';
import type { Database } from './schema.ts';
import { Checkpoints } from './snapshot/checkpoints.ts';
import { dumpBy, dumpHere } from './snapshot/dump-copy.ts';
import { Snapshots } from './snapshots.ts';

/** What a server does for its store beside answering calls. */
export interface StoreCare {
  /** When the newest snapshot was taken, in milliseconds since the epoch; null without any. */
  readonly newestSnapshotAt: () => number | null;
  /** What housekeeping does for the store itself. */
  readonly jobs: readonly Job[];
  /** Does all that is done every hour, in the way that suits the store. */
  readonly houseWork: (work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface StoreCareParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  /** The script that dumps a copy of the embedded store in a process of its own; unless given, this process does it. */
  readonly dumpScript: string | undefined;
}

/** Of a store that somebody else has opened and cares for. */
export const noStoreCare: StoreCare = {
  newestSnapshotAt: () => null,
  jobs: [],
  houseWork: (work) => work(),
  close: async () => {},
};

/** Begins to care for a store that the server has opened itself, before anything of it is claimed. */
export async function openStoreCare(parts: StoreCareParts): Promise<StoreCare> {
  const { config, db, log } = parts;
  return config.databaseUrl === undefined
    ? careForEmbedded(parts)
    : { ...noStoreCare, jobs: postgresJobs(db, config.dataDir, log) };
}

async function careForEmbedded(parts: StoreCareParts): Promise<StoreCare> {
  const { config, clock, db, log } = parts;
  await freeClaims(db, clock.now());
  const checkpoints = new Checkpoints(db, log);
  checkpoints.start();
  const snapshots = snapshotsOf(parts, checkpoints);
  await snapshots?.start();
  return {
    newestSnapshotAt: () => snapshots?.newestAt ?? null,
    jobs: embeddedStoreJobs({
      db,
      dataDir: config.dataDir,
      log,
      isCopying: () => snapshots?.isTaking ?? false,
    }),
    houseWork: (work) => checkpoints.during(work),
    close: async () => {
      await snapshots?.stop();
      await checkpoints.stop();
    },
  };
}

function snapshotsOf(
  { config, db, log, dumpScript }: StoreCareParts,
  checkpoints: Checkpoints,
): Snapshots | null {
  if (config.snapshots === null) return null;
  return new Snapshots({
    db,
    dataDir: config.dataDir,
    plan: config.snapshots,
    log,
    checkpoints,
    dump: dumpScript === undefined ? dumpHere : dumpBy(dumpScript),
    now: Date.now,
  });
}
