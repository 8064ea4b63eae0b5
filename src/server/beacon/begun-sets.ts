/** As many as sums may wait ({@link DaySums}), and more than a day can have in the store: what comes beyond stands apart nowhere. */
const mostBegun = 50_000;

/** Whether whoever sends a set that nobody has sent today may begin it, where there is room for so many more. */
export type MayBegin = (free: number) => boolean;

/** The sets of parameters that somebody has sent to this process today. After a start each is begun once more. */
export class BegunSets {
  private day = '';
  private sets = new Set<string>();

  /** `inStore` tells how many sets a day has in the store, as far as is known; it has room for `most`. */
  constructor(
    private readonly most: number,
    private readonly inStore: (day: string) => number,
  ) {}

  has(day: string, set: string): boolean {
    return day === this.day && this.sets.has(set);
  }

  /** Whether it is begun, or is now: `mayBegin` is asked for no other. */
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
