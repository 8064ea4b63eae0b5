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

/** Looking after the store: snapshots, checkpoints, and its own housekeeping jobs. */
export interface StoreCare {
  /** When the newest snapshot was taken, in milliseconds since the epoch; null without any. */
  readonly newestSnapshotAt: () => number | null;
  /** What housekeeping does for the store itself. */
  readonly jobs: readonly Job[];
  /** Wraps a whole round of housekeeping, for stores that have to prepare for many deletions. */
  readonly duringHousekeeping: (work: () => Promise<void>) => Promise<void>;
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

/** For a store that its opener looks after. */
export const noStoreCare: StoreCare = {
  newestSnapshotAt: () => null,
  jobs: [],
  duringHousekeeping: (work) => work(),
  close: async () => {},
};

/** Starts looking after a store that this server has opened. To be called before any work in the store is claimed. */
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
    duringHousekeeping: (work) => checkpoints.during(work),
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
