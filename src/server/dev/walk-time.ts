import type { Clock } from '../clock.ts';
import type { Simulator } from '../payment/simulator/simulator.ts';

/** A clock that can be moved ahead. */
export interface MovableClock extends Clock {
  /** Moves it by whole milliseconds, never back; answers the new time. */
  advance(milliseconds: number): Promise<number>;
}

/** Tells whether a clock can be moved. Never fails. */
export function isMovable(clock: Clock): clock is MovableClock {
  return 'advance' in clock && typeof clock.advance === 'function';
}

/**
 * Moves the clock ahead, stopping at every moment where the card provider has something to do, so that each event
 * happens, is told and is heard at its own time. One walk at a time.
 */
export class WalkTime {
  private under: Promise<void> = Promise.resolve();

  constructor(
    private readonly clock: MovableClock,
    private readonly simulator: Simulator,
  ) {}

  /** Walks to a moment (milliseconds since the epoch); returns when every event on the way was tried. */
  to(target: number): Promise<void> {
    const walk = this.under.then(() => this.walk(target));
    this.under = walk.catch(() => {});
    return walk;
  }

  private async walk(target: number): Promise<void> {
    for (;;) {
      const due = await this.simulator.nextDueAt();
      const stop = due === null || due > target ? target : due;
      await this.clock.advance(Math.max(0, Math.ceil(stop - this.clock.now())));
      await this.simulator.passTime();
      if (stop === target) return;
    }
  }
}
