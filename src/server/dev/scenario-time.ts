import type { Clock } from '../clock.ts';

/** A clock that can be moved forward. */
export interface MovableClock extends Clock {
  /** Moves it forward by whole milliseconds; returns the new time. */
  advance(milliseconds: number): Promise<number>;
  /** Reads how far another process has moved it, if it is shared; true when it has. */
  refresh?(): Promise<boolean>;
}

/** Something that acts by itself at scheduled times. */
export interface Ticking {
  /** When it next acts (milliseconds since the epoch); null for never. */
  nextDueAt(): Promise<number | null>;
  /** Performs what is due; resolves when done. */
  passTime(): Promise<void>;
}

/** Whether a clock can be moved. */
export function isMovable(clock: Clock): clock is MovableClock {
  return 'advance' in clock && typeof clock.advance === 'function';
}

/**
 * Moves the clock forward, stopping at every time when something acts by itself, so that each event happens and is delivered,
 * and each email is sent, at its own time. One move at a time.
 */
export class ScenarioTime {
  private under: Promise<void> = Promise.resolve();

  constructor(
    private readonly clock: MovableClock,
    /** In the order in which they act at the same time. */
    private readonly ticking: readonly Ticking[],
  ) {}

  /** Adopts another process's move of the clock, and performs what is then due. */
  async hear(): Promise<void> {
    if (!(await this.clock.refresh?.())) return;
    this.under = this.under.then(() => this.passTime()).catch(() => {});
    await this.under;
  }

  /**
   * Moves to a time (milliseconds since the epoch), or to the one a function returns once earlier moves are done; resolves when
   * every event on the way has been tried.
   */
  to(target: number | ((now: number) => number)): Promise<void> {
    const moved = this.under.then(() =>
      this.move(typeof target === 'number' ? target : target(this.clock.now())),
    );
    this.under = moved.catch(() => {});
    return moved;
  }

  /** Moves to the given time (does nothing for null), or performs what is already due. */
  async toNextOf(moment: number | null): Promise<void> {
    if (moment !== null) await this.to(Math.max(moment, this.clock.now()));
  }

  private async move(target: number): Promise<void> {
    // Deliver the events of recent actions before the time changes.
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
