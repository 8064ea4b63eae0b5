/**
 * As many as the sums that may wait ({@link DaySums}), and more than the store keeps per day; sets beyond this are
 * never kept apart.
 */
const mostBegun = 50_000;

/** Whether the sender may begin a set that nobody has sent today, given the number of sets that still fit. */
export type MayBegin = (free: number) => boolean;

/** The sets of parameters sent to this process today. After a restart each counts as new once more. */
export class BegunSets {
  private day = '';
  private sets = new Set<string>();

  /** `inStore` returns how many sets a day has in the store, as far as known; the limit is `most`. */
  constructor(
    private readonly most: number,
    private readonly inStore: (day: string) => number,
  ) {}

  has(day: string, set: string): boolean {
    return day === this.day && this.sets.has(set);
  }

  /** Whether the set has begun, or begins now. `mayBegin` is only called for a new set. */
  begin(day: string, set: string, mayBegin: MayBegin): boolean {
    if (day !== this.day) {
      this.day = day;
      this.sets = new Set();
    }
    if (this.sets.has(set)) return true;
    if (this.sets.size >= mostBegun || !mayBegin(this.free)) return false;
    this.sets.add(set);
    return true;
  }

  private get free(): number {
    return Math.max(0, this.most - Math.max(this.sets.size, this.inStore(this.day)));
  }
}
