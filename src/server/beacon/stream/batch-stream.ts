import type { Batch } from '../day-sums.ts';
import type { EventSum } from '../event-sums.ts';

/** A batch as it lies in the stream. */
export interface StoredBatch {
  /** Its place: each later one has a higher number. */
  readonly sequence: number;
  /** Null when it cannot be read; somebody else wrote into the stream. */
  readonly batch: Batch<EventSum> | null;
}

/**
 * The batches of all web processes in the order in which they came, between the processes that count and the store. Every
 * method rejects when the broker is away.
 */
export abstract class BatchStream {
  /** Adds a batch at the end. When it rejects, the batch may be in the stream all the same. */
  abstract add(batch: Batch<EventSum>): Promise<void>;
  /** How many batches there are, and the place of the first. */
  abstract state(): Promise<{ readonly batches: number; readonly first: number }>;
  /** The first so many batches, in their order. They stay where they are. */
  abstract read(most: number): Promise<readonly StoredBatch[]>;
  /** Removes every batch up to this place, itself included. */
  abstract removeThrough(sequence: number): Promise<void>;
}
