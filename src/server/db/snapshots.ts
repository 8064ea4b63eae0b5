import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { minute } from '../../domain/duration.ts';
import type { SnapshotPlan } from '../config/snapshot-plan.ts';
import type { Logger } from '../log.ts';
import { embeddedFolder } from './finish-restore.ts';
import type { Database } from './schema.ts';
import type { Checkpoints } from './snapshot/checkpoints.ts';
import { copyFiles, removeCopy } from './snapshot/copy-files.ts';
import type { DumpCopy } from './snapshot/dump-copy.ts';
import {
  forgetOldSnapshots,
  listSnapshots,
  snapshotFileName,
  snapshotFolder,
} from './transfer/snapshot-folder.ts';

interface SnapshotParts {
  readonly db: Kysely<Database>;
  readonly dataDir: string;
  readonly plan: SnapshotPlan;
  readonly log: Logger;
  readonly checkpoints: Pick<Checkpoints, 'holdOff'>;
  readonly dump: DumpCopy;
  /** The machine's time, also where the site's clock was moved: a file is as old as it is. */
  readonly now: () => number;
}

/** A server that restarts often still takes its snapshots, but not while visitors wait for its first answers. */
const firstWait = minute;

/** The folder of the data folder in which the files of the store are copied for a snapshot. */
export const copyFolder = 'db.copy';

/**
 * Copies the embedded store on a timer into `<dataDir>/snapshots`, because nothing flushes it to the disk on every
 * write: after a power cut a whole copy is at hand. First its files are copied beside it while calls go on, then a dump is
 * made of the copy (ADR 0034). What fails is logged and tried again the next time.
 */
export class Snapshots {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private readonly stopped = new AbortController();
  private newest: number | null = null;
  private underWay = false;

  constructor(private readonly parts: SnapshotParts) {}

  /** When the newest copy was taken, in milliseconds since the epoch; null before the first. */
  get newestAt(): number | null {
    return this.newest;
  }

  /** Whether one is being taken, in whose folder nobody else may do anything. */
  get isTaking(): boolean {
    return this.underWay;
  }

  /** Starts the timer: the first copy comes as long after the newest one on the disk as the plan says. */
  async start(): Promise<void> {
    const { dataDir, plan, now } = this.parts;
    const [newest] = await listSnapshots(dataDir);
    this.newest = newest?.takenAt ?? null;
    const due = this.newest === null ? 0 : this.newest + plan.everyMilliseconds - now();
    this.takeIn(Math.max(firstWait, due));
  }

  /** Takes one now. Gives its file. Rejects when it could not be written; the older ones are then as they were. */
  async take(): Promise<string> {
    const { dataDir, plan, now } = this.parts;
    const takenAt = now();
    const file = join(snapshotFolder(dataDir), snapshotFileName(takenAt));
    this.underWay = true;
    try {
      await this.write(file, takenAt);
    } finally {
      this.underWay = false;
    }
    this.newest = takenAt;
    await forgetOldSnapshots(dataDir, plan.keep);
    return file;
  }

  private async write(file: string, madeAt: number): Promise<void> {
    const { db, dataDir, checkpoints, dump } = this.parts;
    await mkdir(snapshotFolder(dataDir), { recursive: true });
    const copy = join(dataDir, copyFolder);
    // Of a process that was killed meanwhile.
    await removeCopy(copy);
    try {
      await checkpoints.holdOff(() => copyFiles(db, join(dataDir, embeddedFolder), copy));
      await dump({ folder: copy, file, madeAt }, this.stopped.signal);
    } finally {
      await removeCopy(copy);
    }
  }

  /** Takes no more, and gives up the one under way. */
  async stop(): Promise<void> {
    this.stopped.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private takeIn(wait: number): void {
    if (this.stopped.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.running = this.take()
        .catch((error: unknown) => {
          if (this.stopped.signal.aborted) return;
          this.parts.log.error({ err: error }, 'no snapshot could be taken');
        })
        .finally(() => this.takeIn(this.parts.plan.everyMilliseconds));
    }, wait);
    this.timer.unref();
  }
}
