import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** One sum of a day. */
interface DayRow {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  readonly count: number;
}

/** What distinguishes the rows of a table of sums, and how many different ones a day may have. */
export interface SetsShape<Row extends DayRow> {
  readonly most: number;
  /** An integer that distinguishes this table from other bounded ones. */
  readonly lock: number;
  /** Unique within a day. */
  readonly keyOf: (row: Row) => string;
  /** The row under which it is counted together with all others beyond the limit. */
  readonly asOther: (row: Row) => Row;
  /** Returns which of these rows, all of one day, are in the store. */
  readonly found: (trx: Transaction<Database>, rows: readonly Row[]) => Promise<readonly Row[]>;
  /** Returns how many rows the store has for a day, not counting the one for those beyond the limit. */
  readonly size: (trx: Transaction<Database>, day: string) => Promise<number>;
}

/** Around midnight two days are counted at once. */
const daysInMind = 2;

/** What this process knows of a day: rows that are in the store, and whether there is room for more. */
interface KnownDay {
  readonly sets: Set<string>;
  /** The number of rows in the store when last queried, plus those added from here. */
  size: number;
  isFull: boolean;
}

/**
 * Limits the number of rows per day: anybody can make up new ones, and nobody must be able to fill the store. The first ones
 * stay apart, the rest are counted together, so that the total stays right. The limit applies to the store, however many
 * processes write: a process with an unknown row queries the store, one process at a time, until the day is full.
 */
export class SetsOfDay<Row extends DayRow> {
  private readonly known = new Map<string, KnownDay>();

  constructor(private readonly shape: SetsShape<Row>) {}

  /** The rows as they are to be added to the store in this transaction, each key at most once. */
  async within(trx: Transaction<Database>, rows: readonly Row[]): Promise<readonly Row[]> {
    const { keyOf, asOther } = this.shape;
    // Always in the same order, here and below, so that two processes cannot deadlock.
    for (const day of [...new Set(rows.map((row) => row.day))].sort()) {
      await this.learn(
        trx,
        day,
        rows.filter((row) => row.day === day),
      );
    }
    const sums = new Map<string, Row>();
    for (const row of rows) {
      const isOwn = !this.isOther(row) && this.of(row.day).sets.has(keyOf(row));
      const counted = isOwn ? row : asOther(row);
      const place = `${counted.day} ${keyOf(counted)}`;
      const before = sums.get(place)?.count ?? 0;
      sums.set(place, { ...counted, count: before + counted.count });
    }
    this.forgetPastDays();
    return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  }

  /** The number of rows a day has, as far as known here. */
  sizeOf(day: string): number {
    const known = this.known.get(day);
    return known === undefined ? 0 : Math.max(known.size, known.sets.size);
  }

  /** Drops the cached days, because rows thought to be added may not be in the store. */
  forget(): void {
    this.known.clear();
  }

  /** Determines which rows may stand apart: those that already do, and as many others as there is room for. */
  private async learn(trx: Transaction<Database>, day: string, rows: readonly Row[]): Promise<void> {
    const { most, lock, keyOf, found, size } = this.shape;
    const known = this.of(day);
    const unknown = () => rows.filter((row) => !this.isOther(row) && !known.sets.has(keyOf(row)));
    if (unknown().length === 0) return;
    if (!known.isFull) {
      await sql`select pg_advisory_xact_lock(${lock}::int, ${Number(day.replaceAll('-', ''))}::int)`.execute(
        trx,
      );
    }
    for (const row of await found(trx, unknown())) known.sets.add(keyOf(row));
    const fresh = new Set(unknown().map(keyOf));
    if (fresh.size === 0 || known.isFull) return;
    const stored = await size(trx, day);
    const room = Math.max(0, most - stored);
    for (const key of [...fresh].slice(0, room)) known.sets.add(key);
    known.size = stored + Math.min(fresh.size, room);
    known.isFull = fresh.size >= room;
  }

  private of(day: string): KnownDay {
    const known = this.known.get(day) ?? { sets: new Set(), size: 0, isFull: false };
    this.known.set(day, known);
    return known;
  }

  private forgetPastDays(): void {
    for (const past of [...this.known.keys()].sort().slice(0, -daysInMind)) this.known.delete(past);
  }

  private isOther(row: Row): boolean {
    return this.shape.keyOf(row) === this.shape.keyOf(this.shape.asOther(row));
  }
}
