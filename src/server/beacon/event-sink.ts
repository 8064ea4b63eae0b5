import type { PixelId } from '../../domain/analytics/pixel-params.ts';

/** One declared event: its id and its checked parameters. */
export interface CountedEvent {
  readonly pixel: PixelId;
  readonly params: Readonly<Record<string, string>>;
}

/** Where the beacon's events go; a port, because the beacon must answer before anything is written. */
export abstract class EventSink {
  /** Takes one event and never waits. */
  abstract count(event: CountedEvent): void;
  /** Writes what has gathered; what cannot be written stays for the next time. Resolves when the write has ended. */
  abstract flush(): Promise<void>;
}
