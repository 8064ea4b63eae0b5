/** The day of a moment (milliseconds since the epoch) in UTC, as `2026-11-21`. */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
