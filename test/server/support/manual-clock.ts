import { Clock } from '../../../src/server/clock.ts';

/** A clock that stands still until a test moves it. */
export class ManualClock extends Clock {
  constructor(private time: number = Date.UTC(2026, 10, 21, 12)) {
    super();
  }

  override now(): number {
    return this.time;
  }

  /** Moves it on by milliseconds. */
  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => count * 60_000;
export const days = (count: number) => count * 86_400_000;
