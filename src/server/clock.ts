/** The server's time. Everything that expires, renews or is limited reads it here and nowhere else. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract now(): number;
}

/** The machine's own time: what production runs on. */
export class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }
}
