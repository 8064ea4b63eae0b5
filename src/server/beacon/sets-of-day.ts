import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** One sum of a day. */
interface DayRow {
  readonly day: string;
  readonly count: number;
}

/** What of a table of sums tells its rows apart, and how many different ones a day may have. */
export interface SetsShape<Row extends DayRow> {
  readonly most: number;
  /** Unique within a day. */
  readonly keyOf: (row: Row) => string;
  /** The row where it is counted together with all the others that are too many. */
  readonly asOther: (row: Row) => Row;
  /** The rows of a day that are in the store. */
  readonly ofDay: (trx: Transaction<Database>, day: string) => Promise<readonly Row[]>;
}

/** Around midnight two days are counted at one time. */
const daysInMind = 2;

/**
 * Bounds the rows of a day: anybody can make up new ones, and nobody shall fill the store. The first so many stay
 * apart, the others are counted together, so that the sum of all stays right. A process that starts in the middle of a
 * day goes on with what is in the store.
 */
export class SetsOfDay<Row extends DayRow> {
  private readonly known = new Map<string, Set<string>>();

  constructor(private readonly shape: SetsShape<Row>) {}

  /** The rows as they are to be added to the store, no two of them for the same place. */
  async within(trx: Transaction<Database>, rows: readonly Row[]): Promise<readonly Row[]> {
    const { most, keyOf, asOther } = this.shape;
    const sums = new Map<string, Row>();
    for (const row of rows) {
      const sets = await this.setsOf(trx, row.day);
      const isOwn = !this.isOther(row) && (sets.has(keyOf(row)) || sets.size < most);
      if (isOwn) sets.add(keyOf(row));
      const counted = isOwn ? row : asOther(row);
      const place = `${counted.day} ${keyOf(counted)}`;
      const before = sums.get(place)?.count ?? 0;
      sums.set(place, { ...counted, count: before + counted.count });
    }
    // In one order, so that two processes do not wait for each other.
    return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  }

  /** Forgets what it knows of the days, and reads it again from the store when it is next needed. */
  forget(): void {
    this.known.clear();
  }

  private async setsOf(trx: Transaction<Database>, day: string): Promise<Set<string>> {
    const known = this.known.get(day);
    if (known !== undefined) return known;
    const rows = await this.shape.ofDay(trx, day);
    const sets = new Set(rows.filter((row) => !this.isOther(row)).map(this.shape.keyOf));
    this.known.set(day, sets);
    const oldest = [...this.known.keys()].sort().slice(0, -daysInMind);
    for (const past of oldest) if (past !== day) this.known.delete(past);
    return sets;
  }

  private isOther(row: Row): boolean {
    return this.shape.keyOf(row) === this.shape.keyOf(this.shape.asOther(row));
  }
}
