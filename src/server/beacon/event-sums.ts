import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import { BegunSets, type MayBegin } from './begun-sets.ts';
import { type CountTable, type EventSum, otherSets } from './count-table.ts';
import { type Batch, DaySums } from './day-sums.ts';
import type { CountedEvent } from './event-sink.ts';

/** Sums of events by day, id and parameters (the page is one of these), written in batches. */
export class EventSums extends DaySums<EventSum> {
  /** The serialized parameters of events that recur as the same object. */
  private readonly written = new WeakMap<CountedEvent, string>();
  private readonly begun: BegunSets;

  /** `table` is the table that the sums end up in. */
  constructor(
    private readonly clock: Clock,
    log: Logger,
    table: CountTable,
    write: (batch: Batch<EventSum>) => Promise<void>,
  ) {
    super(write, log);
    this.begun = new BegunSets(table.most, (day) => table.setsOf(day));
  }

  /** Adds an event to its sum, or to that of all other sets when `mayBegin` returns false. Never blocks. */
  count(event: CountedEvent, mayBegin: MayBegin): void {
    const sum = this.sumOf(event);
    const key = keyOf(sum);
    if (this.begun.begin(sum.day, key, mayBegin)) this.add(key, sum);
    else this.addOther(sum);
  }

  /** Adds an event whose set has begun today; for any other returns false and does nothing. */
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
