import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';

/** One declared event: its id and its checked parameters. */
export interface CountedEvent {
  readonly pixel: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Sum {
  readonly day: string;
  readonly pixel: string;
  readonly params: string;
  readonly count: number;
}

/** How long an event may wait before it is in the store. Quality figures: at most the last second may be lost. */
const flushAfterMilliseconds = 1000;

/**
 * Counts events by day, id and parameters. Nothing about who sent one is kept: the row is a number.
 * Events gather in memory for up to a second, so that a burst is one write.
 */
export class EventCounter {
  private gathered = new Map<string, Sum>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Counts one event. Never fails, never waits. */
  count(event: CountedEvent): void {
    const day = new Date(this.clock.now()).toISOString().slice(0, 10);
    const params = JSON.stringify(Object.entries(event.params).sort(([a], [b]) => (a < b ? -1 : 1)));
    const key = `${day} ${event.pixel} ${params}`;
    const sum = this.gathered.get(key);
    this.gathered.set(key, { day, pixel: event.pixel, params, count: (sum?.count ?? 0) + 1 });
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMilliseconds);
  }

  /** Writes what has gathered; what cannot be written stays for the next time. Resolves when the write has ended. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const sums = [...this.gathered.values()];
    this.gathered = new Map();
    if (sums.length > 0) this.writing = this.writing.then(() => this.write(sums));
    return this.writing;
  }

  private async write(sums: readonly Sum[]): Promise<void> {
    try {
      await this.db
        .insertInto('beacon_count')
        .values(sums.map((sum) => ({ ...sum })))
        .onConflict((conflict) =>
          conflict.columns(['day', 'pixel', 'params']).doUpdateSet((eb) => ({
            count: eb('beacon_count.count', '+', eb.ref('excluded.count')),
          })),
        )
        .execute();
    } catch (error) {
      this.log.warn({ err: error, events: sums.length }, 'events could not be counted yet');
      this.gatherAgain(sums);
    }
  }

  private gatherAgain(sums: readonly Sum[]): void {
    for (const sum of sums) {
      const key = `${sum.day} ${sum.pixel} ${sum.params}`;
      this.gathered.set(key, { ...sum, count: sum.count + (this.gathered.get(key)?.count ?? 0) });
    }
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMilliseconds);
  }
}
