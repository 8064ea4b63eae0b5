import type { Kysely } from 'kysely';
import type { PixelId } from '../../domain/analytics/pixels.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { DaySums } from './day-sums.ts';

/** One declared event: its id and its checked parameters. */
export interface CountedEvent {
  readonly pixel: PixelId;
  readonly params: Readonly<Record<string, string>>;
}

interface Sum {
  readonly day: string;
  readonly pixel: string;
  readonly params: string;
  readonly count: number;
}

/**
 * How many different sets of parameters an event may have in a day. What comes beyond these is counted without its
 * parameters: nobody can fill the store, and rare combinations, which might tell one visitor, are not kept apart.
 */
const mostSetsADay = 10_000;
const noParams = '[]';

/**
 * Counts events by day, id and parameters (the page is one of them). Nothing about who sent one is kept: the row is a
 * number.
 */
export class EventCounter {
  private readonly sums: DaySums<Sum>;
  private day = '';
  private setsOfDay = new Map<string, Set<string>>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    log: Logger,
    private readonly mostSets = mostSetsADay,
  ) {
    this.sums = new DaySums<Sum>((rows) => this.write(rows), log);
  }

  /** Counts one event. Never fails, never waits. */
  count({ pixel, params }: CountedEvent): void {
    const day = dayOf(this.clock.now());
    if (day !== this.day) {
      this.day = day;
      this.setsOfDay = new Map();
    }
    const told = JSON.stringify(Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1)));
    const kept = this.isWithinBounds(pixel, told) ? told : noParams;
    this.sums.add(`${day} ${pixel} ${kept}`, { day, pixel, params: kept, count: 1 });
  }

  /** Writes what has gathered; what cannot be written stays for the next time. Resolves when the write has ended. */
  flush(): Promise<void> {
    return this.sums.flush();
  }

  private isWithinBounds(pixel: string, params: string): boolean {
    const sets = this.setsOfDay.get(pixel) ?? new Set();
    this.setsOfDay.set(pixel, sets);
    if (!sets.has(params) && sets.size >= this.mostSets) return false;
    sets.add(params);
    return true;
  }

  private async write(rows: readonly Sum[]): Promise<void> {
    await this.db
      .insertInto('beacon_count')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(['day', 'pixel', 'params']).doUpdateSet((eb) => ({
          count: eb('beacon_count.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
  }
}

/** The day of a time (milliseconds since the epoch) in UTC, as `2026-11-21`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
