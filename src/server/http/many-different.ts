/** Detects when `many` different values occur within a time span, storing no more than that. */
export class ManyDifferent {
  private values = new Set<string>();
  private from = Number.NEGATIVE_INFINITY;

  /** `span` in milliseconds, like the times passed to {@link add}. */
  constructor(
    private readonly many: number,
    private readonly span: number,
  ) {}

  /** Adds a value; true when the current span has reached the limit. */
  add(value: string, now: number): boolean {
    if (now - this.from >= this.span) {
      this.values = new Set();
      this.from = now;
    }
    if (this.values.size < this.many) this.values.add(value);
    return this.values.size >= this.many;
  }
}
