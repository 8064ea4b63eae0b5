import { Clock } from '../../../src/server/clock.ts';

/** A clock that stands still until a test advances it. */
export class ManualClock extends Clock {
  /** Called each time the clock is read, for tests of what happens at that moment. */
  beforeNow: () => void = () => {};

  constructor(private time: number = Date.UTC(2026, 10, 21, 12)) {
    super();
  }

  override now(): number {
    this.beforeNow();
    return this.time;
  }

  /** Advances it by milliseconds. */
  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => count * 3_600_000;
export const days = (count: number) => count * 86_400_000;
