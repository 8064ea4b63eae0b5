/** As many as sums may wait ({@link DaySums}), and more than a day can have in the store: what comes beyond stands apart nowhere. */
const mostBegun = 50_000;

/** The sets of parameters that somebody has sent to this process today. After a start each is begun once more. */
export class BegunSets {
  private day = '';
  private sets = new Set<string>();

  has(day: string, set: string): boolean {
    return day === this.day && this.sets.has(set);
  }

  /** Whether it is begun, or is now: `mayBegin` is asked for no other. */
  begin(day: string, set: string, mayBegin: () => boolean): boolean {
    if (day !== this.day) {
      this.day = day;
      this.sets = new Set();
    }
    if (this.sets.has(set)) return true;
    if (this.sets.size >= mostBegun || !mayBegin()) return false;
    this.sets.add(set);
    return true;
  }
}
