import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** One sum of a day. */
interface DayRow {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  readonly count: number;
}

/** What of a table of sums tells its rows apart, and how many different ones a day may have. */
export interface SetsShape<Row extends DayRow> {
  readonly most: number;
  /** Tells this table from others that are bounded; a whole number. */
  readonly lock: number;
  /** Unique within a day. */
  readonly keyOf: (row: Row) => string;
  /** The row where it is counted together with all the others that are too many. */
  readonly asOther: (row: Row) => Row;
  /** Which of these rows, all of one day, are in the store. */
  readonly found: (trx: Transaction<Database>, rows: readonly Row[]) => Promise<readonly Row[]>;
  /** How many rows the store has of a day, without those of too many. */
  readonly size: (trx: Transaction<Database>, day: string) => Promise<number>;
}

/** Around midnight two days are counted at one time. */
const daysInMind = 2;

/** What a process knows of a day: rows that are in the store, and whether there is room for more. */
interface KnownDay {
  readonly sets: Set<string>;
  /** How many rows the store had when it was last asked, with those that came from here. */
  size: number;
  isFull: boolean;
}

/**
 * Bounds the rows of a day: anybody can make up new ones, and nobody shall fill the store. The first so many stay
 * apart, the others are counted together, so that the sum of all stays right. The bound is that of the store, however many
 * processes write: who has a row that is not known here asks the store, one process at a time until the day is full.
 */
export class SetsOfDay<Row extends DayRow> {
  private readonly known = new Map<string, KnownDay>();

  constructor(private readonly shape: SetsShape<Row>) {}

  /** The rows as they are to be added to the store in this transaction, no two of them for the same place. */
  async within(trx: Transaction<Database>, rows: readonly Row[]): Promise<readonly Row[]> {
    const { keyOf, asOther } = this.shape;
    // In one order, here and below, so that two processes do not wait for each other.
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

  /** How many rows a day has, as far as is known here. */
  sizeOf(day: string): number {
    const known = this.known.get(day);
    return known === undefined ? 0 : Math.max(known.size, known.sets.size);
  }

  /** Forgets what it knows of the days: what was to be added may not be in the store. */
  forget(): void {
    this.known.clear();
  }

  /** Makes known which of the rows may stand apart: those that do already, and as many others as there is room for. */
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
