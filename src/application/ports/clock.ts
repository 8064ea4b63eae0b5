/** The time. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract now(): number;
}
