import { day } from '../domain/duration.ts';

let last = { number: Number.NaN, text: '' };

/** The day of a moment (milliseconds since the epoch) in UTC, as `2026-11-21`. */
export function utcDay(time: number): string {
  const number = Math.floor(time / day);
  // It is asked for thousands of times a second, and hardly ever for another day than before.
  if (number !== last.number) last = { number, text: new Date(time).toISOString().slice(0, 10) };
  return last.text;
}
