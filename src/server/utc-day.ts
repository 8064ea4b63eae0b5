import { day } from '../domain/duration.ts';

let last = { number: Number.NaN, text: '' };

/** The day of a moment (milliseconds since the epoch) in UTC, as `2026-11-21`. */
export function utcDay(time: number): string {
  const number = Math.floor(time / day);
  // Called thousands of times a second, nearly always for the same day as before.
  if (number !== last.number) last = { number, text: new Date(time).toISOString().slice(0, 10) };
  return last.text;
}
