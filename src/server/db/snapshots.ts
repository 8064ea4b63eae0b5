import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { day, minute } from '../../domain/duration.ts';
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
  partSnapshots,
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
  /** The machine's time, even where the site's clock was moved: a file's age is real. */
  readonly now: () => number;
}

/** A server that restarts often still takes its snapshots, but not while visitors wait for its first responses. */
const firstWait = minute;

/** Subfolder of the data folder that the store's files are copied to for a snapshot. */
export const copyFolder = 'db.copy';

/**
 * Copies the embedded store to `<dataDir>/snapshots` on a timer. The store is not flushed to disk on every write, so after
 * a power cut there must be an intact copy. Its files are copied first, while calls go on, and a dump is then made
 * of the copy (ADR 0034). Failures are logged and retried next time.
 */
export class Snapshots {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private readonly stopped = new AbortController();
  private newest: number | null = null;
  private underWay = false;

  constructor(private readonly parts: SnapshotParts) {}

  /** When the newest snapshot was taken, in milliseconds since the epoch; null before the first. */
  get newestAt(): number | null {
    return this.newest;
  }

  /** Whether a snapshot is under way; nobody else may touch the copy's folder then. */
  get isTaking(): boolean {
    return this.underWay;
  }

  /** Starts the timer. The first snapshot is due one interval after the newest one on disk. */
  async start(): Promise<void> {
    const { dataDir, plan, now } = this.parts;
    const [newest] = await listSnapshots(dataDir, now());
    this.newest = newest?.takenAt ?? null;
    // Its time is that of a clock which was ahead, so nobody knows how old it is.
    const isUnknown = this.newest === null || this.newest > now();
    const due = isUnknown ? 0 : Number(this.newest) + plan.everyMilliseconds - now();
    this.takeIn(Math.max(firstWait, due));
  }

  /** Takes a snapshot now and returns its file. Rejects when it cannot be written; older snapshots are then left as they were. */
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
    await forgetOldSnapshots(dataDir, plan.keep, takenAt);
    return file;
  }

  private async write(file: string, madeAt: number): Promise<void> {
    const { db, dataDir, checkpoints, dump } = this.parts;
    await mkdir(snapshotFolder(dataDir), { recursive: true });
    const copy = join(dataDir, copyFolder);
    // Left behind by a process that was killed.
    await removeCopy(copy);
    try {
      await checkpoints.holdOff(() => copyFiles(db, join(dataDir, embeddedFolder), copy));
      await dump({ folder: copy, file, madeAt }, this.stopped.signal);
    } finally {
      await removeCopy(copy);
      // The dumping process is killed when the server stops, and leaves its unfinished file.
      for (const part of await partSnapshots(dataDir)) await rm(part, { force: true });
    }
  }

  /** Stops the timer and cancels a snapshot under way. */
  async stop(): Promise<void> {
    this.stopped.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private takeIn(wait: number): void {
    if (this.stopped.signal.aborted) return;
    // A timer of more than 24 days fires at once.
    if (wait > day) {
      this.timer = setTimeout(() => this.takeIn(wait - day), day);
      this.timer.unref();
      return;
    }
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
