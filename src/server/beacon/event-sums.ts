import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import { type Batch, DaySums } from './day-sums.ts';
import type { CountedEvent } from './event-sink.ts';

/** How often an event with some parameters came in a day. Nothing about who sent it: the row is a number. */
export interface EventSum {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  readonly pixel: string;
  /** A JSON text of sorted pairs. */
  readonly params: string;
  readonly count: number;
}

/** Events that gather as sums by day, id and parameters (the page is one of them), and are written in batches. */
export class EventSums extends DaySums<EventSum> {
  /** The written parameters of events that come again as the same object. */
  private readonly written = new WeakMap<CountedEvent, string>();

  constructor(
    private readonly clock: Clock,
    log: Logger,
    write: (batch: Batch<EventSum>) => Promise<void>,
  ) {
    super(write, log);
  }

  /** Adds one event to the sum that it belongs to. Never waits. */
  count(event: CountedEvent): void {
    const day = utcDay(this.clock.now());
    const params = this.paramsOf(event);
    this.add(`${day} ${event.pixel} ${params}`, { day, pixel: event.pixel, params, count: 1 });
  }

  private paramsOf(event: CountedEvent): string {
    const known = this.written.get(event);
    if (known !== undefined) return known;
    const params = JSON.stringify(
      Object.entries(event.params).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    this.written.set(event, params);
    return params;
  }
}
