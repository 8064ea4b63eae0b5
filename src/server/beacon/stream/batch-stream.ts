import type { EventSum } from '../count-table.ts';
import type { Batch } from '../day-sums.ts';

/** A batch as stored in the stream. */
export interface StoredBatch {
  /** Its position: later batches have higher numbers. */
  readonly sequence: number;
  /** Null when it cannot be parsed, because somebody else wrote to the stream. */
  readonly batch: Batch<EventSum> | null;
}

/**
 * The batches of all web processes in order of arrival, between the processes that count and the store. Every method
 * rejects while the broker is unavailable.
 */
export abstract class BatchStream {
  /** Appends a batch. When it rejects, the batch may be in the stream nonetheless. */
  abstract add(batch: Batch<EventSum>): Promise<void>;
  /** The number of batches, and the position of the first. */
  abstract state(): Promise<{ readonly batches: number; readonly first: number }>;
  /** The first `most` batches, in order. They stay in the stream. */
  abstract read(most: number): Promise<readonly StoredBatch[]>;
  /** Removes every batch up to and including this position. */
  abstract removeThrough(sequence: number): Promise<void>;
}
