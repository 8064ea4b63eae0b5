import type { HasTime } from '../db/in-pieces.ts';

/** A module's hourly work. */
export interface Job {
  /** Unique; identifies it in the log. */
  readonly name: string;
  /**
   * Does the work; `now` in milliseconds since the epoch. Work that may take long is done in steps, and the rest is left for
   * the next hour once `hasTime` returns false.
   */
  readonly run: (now: number, hasTime: HasTime) => Promise<unknown>;
  /** True if it takes long: the other jobs do not wait for it, but run beside it. */
  readonly isLong?: true;
  /** True if every process must run it, because it is about the process's own folder. Other jobs are run by one process. */
  readonly isOwn?: true;
}
