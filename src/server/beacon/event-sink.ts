import type { PixelId } from '../../domain/analytics/pixel-params.ts';
import type { MayBegin } from './begun-sets.ts';

/** One declared event: its id and its checked parameters. */
export interface CountedEvent {
  readonly pixel: PixelId;
  readonly params: Readonly<Record<string, string>>;
}

/** How the sink stands, for the metrics. */
export interface SinkFigures {
  /** Sums in this process's memory that are written nowhere yet. */
  readonly waiting: number;
  /** Events that were not counted since the start, because the memory for sums that wait was full. */
  readonly lost: number;
  /** The broker between beacon and store; null where there is none. `batches`: those in its stream at the last look. */
  readonly broker: { readonly connected: boolean; readonly batches: number } | null;
}

/** Where the beacon's events go; a port, because the beacon must answer before anything is written. */
export abstract class EventSink {
  /**
   * Takes one event and never waits. `mayBegin` is asked for one whose set of parameters nobody has sent today; where it says no, the event
   * is counted with all other sets.
   */
  abstract count(event: CountedEvent, mayBegin?: MayBegin): void;
  /** Takes an event whose set was sent before today; false, and nothing done, for any other. */
  abstract countBegun(event: CountedEvent): boolean;
  /**
   * Brings what has gathered into the store; what cannot be brought there stays for the next time. Resolves when that has
   * been tried.
   */
  abstract flush(): Promise<void>;
  abstract figures(): SinkFigures;
  /** {@link flush}, and the end: nothing may be counted after it. */
  abstract close(): Promise<void>;
}
