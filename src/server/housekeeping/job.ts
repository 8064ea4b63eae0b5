import type { HasTime } from '../db/in-pieces.ts';

/** What a module has done every hour. */
export interface Job {
  /** Tells it from all others in the log. */
  readonly name: string;
  /**
   * Does it; `now` in milliseconds since the epoch. What may take long is done in steps, and the rest left for the next hour
   * once `hasTime` says so.
   */
  readonly run: (now: number, hasTime: HasTime) => Promise<unknown>;
  /** Known to take long: nobody waits for it, and it goes on beside the others until it is done. */
  readonly isLong?: true;
  /** Each process has it to do for itself, because it is about the process's own folder; of the others one process does each hour's. */
  readonly isOwn?: true;
}
