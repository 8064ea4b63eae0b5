import { Clock } from '../../application/ports/clock.ts';

/** A clock that stands still until it is advanced. */
export class MemoryClock extends Clock {
  constructor(private time = Date.UTC(2026, 10, 21, 12)) {
    super();
  }

  now(): number {
    return this.time;
  }

  /** Advances the clock by this many milliseconds. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}
