import type { Clock } from '../clock.ts';

/** A clock that can be moved ahead. */
export interface MovableClock extends Clock {
  /** Moves it by whole milliseconds, never back; answers the new time. */
  advance(milliseconds: number): Promise<number>;
  /** Reads how far another process has moved it, where it is shared; true when it has. */
  refresh?(): Promise<boolean>;
}

/** Something that acts by itself when its time comes. */
export interface Ticking {
  /** When it acts next (milliseconds since the epoch); null for never. */
  nextDueAt(): Promise<number | null>;
  /** Lets it do what is due; returns when it is done. */
  passTime(): Promise<void>;
}

/** Tells whether a clock can be moved. */
export function isMovable(clock: Clock): clock is MovableClock {
  return 'advance' in clock && typeof clock.advance === 'function';
}

/**
 * Moves the clock ahead, stopping at every moment where something acts by itself, so that each event happens, is told
 * and is heard, and each email is sent, at its own time. One move at a time.
 */
export class ScenarioTime {
  private under: Promise<void> = Promise.resolve();

  constructor(
    private readonly clock: MovableClock,
    /** In the order in which they act at one moment. */
    private readonly ticking: readonly Ticking[],
  ) {}

  /** Hears how far another process has moved the clock, and lets happen what is due by it. */
  async hear(): Promise<void> {
    if (!(await this.clock.refresh?.())) return;
    this.under = this.under.then(() => this.passTime()).catch(() => {});
    await this.under;
  }

  /**
   * Moves to a moment (milliseconds since the epoch), or to the one that is told when this move's turn comes and the time is what earlier moves
   * have made it; returns when every event on the way was tried.
   */
  to(target: number | ((now: number) => number)): Promise<void> {
    const moved = this.under.then(() =>
      this.move(typeof target === 'number' ? target : target(this.clock.now())),
    );
    this.under = moved.catch(() => {});
    return moved;
  }

  /** Moves to the next moment that is told (null for none), or lets happen what is due already. */
  async toNextOf(moment: number | null): Promise<void> {
    if (moment !== null) await this.to(Math.max(moment, this.clock.now()));
  }

  private async move(target: number): Promise<void> {
    // What was done just now is told and heard before the time is another.
    await this.passTime();
    for (;;) {
      const due = await this.nextDueAt();
      const stop = due === null || due > target ? target : due;
      await this.clock.advance(Math.max(0, Math.ceil(stop - this.clock.now())));
      await this.passTime();
      if (stop === target) return;
    }
  }

  private async passTime(): Promise<void> {
    for (const one of this.ticking) await one.passTime();
  }

  private async nextDueAt(): Promise<number | null> {
    const all = await Promise.all(this.ticking.map((one) => one.nextDueAt()));
    const times = all.filter((at) => at !== null);
    return times.length === 0 ? null : Math.min(...times);
  }
}
