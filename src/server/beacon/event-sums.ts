import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import { BegunSets, type MayBegin } from './begun-sets.ts';
import { type CountTable, otherSets } from './count-table.ts';
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
  private readonly begun: BegunSets;

  /** `table` is where they come in the end. */
  constructor(
    private readonly clock: Clock,
    log: Logger,
    table: CountTable,
    write: (batch: Batch<EventSum>) => Promise<void>,
  ) {
    super(write, log);
    this.begun = new BegunSets(table.most, (day) => table.setsOf(day));
  }

  /** Adds one event to the sum that it belongs to; to that of all other sets where `mayBegin` says no. Never waits. */
  count(event: CountedEvent, mayBegin: MayBegin): void {
    const sum = this.sumOf(event);
    const key = keyOf(sum);
    if (this.begun.begin(sum.day, key, mayBegin)) this.add(key, sum);
    else this.addOther(sum);
  }

  /** Adds one event whose set was begun today; false, and nothing done, for any other. */
  countBegun(event: CountedEvent): boolean {
    const sum = this.sumOf(event);
    const key = keyOf(sum);
    if (!this.begun.has(sum.day, key)) return false;
    this.add(key, sum);
    return true;
  }

  private addOther(sum: EventSum): void {
    const other = { ...sum, params: otherSets };
    this.add(keyOf(other), other);
  }

  private sumOf(event: CountedEvent): EventSum {
    const day = utcDay(this.clock.now());
    return { day, pixel: event.pixel, params: this.paramsOf(event), count: 1 };
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

function keyOf({ day, pixel, params }: EventSum): string {
  return `${day} ${pixel} ${params}`;
}
