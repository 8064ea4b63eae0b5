/** Tells when so many different values have come within a span, and keeps no more of them than that. */
export class ManyDifferent {
  private values = new Set<string>();
  private from = Number.NEGATIVE_INFINITY;

  /** `span` in milliseconds, as are the moments that {@link add} is told. */
  constructor(
    private readonly many: number,
    private readonly span: number,
  ) {}

  /** Adds a value; true when there are as many in the span that goes on. */
  add(value: string, now: number): boolean {
    if (now - this.from >= this.span) {
      this.values = new Set();
      this.from = now;
    }
    if (this.values.size < this.many) this.values.add(value);
    return this.values.size >= this.many;
  }
}
