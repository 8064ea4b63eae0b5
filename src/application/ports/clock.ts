/** The time. */
export abstract class Clock {
  /** Milliseconds since the epoch. Never fails. */
  abstract now(): number;
}
