import type { PixelId } from '../../domain/analytics/pixel-params.ts';
import type { MayBegin } from './begun-sets.ts';

/** A declared event: its id and its validated parameters. */
export interface CountedEvent {
  readonly pixel: PixelId;
  readonly params: Readonly<Record<string, string>>;
}

/** The state of the sink, for the metrics. */
export interface SinkFigures {
  /** Sums in this process's memory that are not yet written anywhere. */
  readonly waiting: number;
  /** Events not counted since the start because the memory for waiting sums was full. */
  readonly lost: number;
  /** The broker between beacon and store; null if there is none. `batches` is the number in its stream at the last poll. */
  readonly broker: { readonly connected: boolean; readonly batches: number } | null;
}

/** Where the beacon's events go. A port, because the beacon must answer before anything is written. */
export abstract class EventSink {
  /**
   * Takes an event without blocking. For a set of parameters that nobody has sent today `mayBegin` is called; when it returns
   * false, the event is counted with all other sets.
   */
  abstract count(event: CountedEvent, mayBegin?: MayBegin): void;
  /** Takes an event whose set was sent before today; for any other returns false and does nothing. */
  abstract countBegun(event: CountedEvent): boolean;
  /**
   * Writes what has accumulated to the store; what cannot be written is kept for the next time. Resolves when that has been
   * attempted.
   */
  abstract flush(): Promise<void>;
  abstract figures(): SinkFigures;
  /** Flushes like {@link flush} and shuts down: nothing may be counted afterwards. */
  abstract close(): Promise<void>;
}
