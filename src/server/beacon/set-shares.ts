import type { Clock } from '../clock.ts';
import { ownMachine, widerNetworks } from '../http/client-address.ts';
import { utcDay } from '../utc-day.ts';

/**
 * A network may have at most one part in this many of what is still free, so that as many networks leave over a third
 * of the day to others.
 */
const parts = 30;
/** A network may always begin this many sets: those of a first page. */
const few = 10;

/**
 * Limits how many of a day's sets each network may begin: the fuller the day, the fewer. However many networks use up their
 * share, one that comes later still gets its own. Counts are kept in this process's memory only, until the end of the day.
 */
export class SetShares {
  private day = '';
  private begun = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /**
   * Counts a set that a network (`clientKey`) begins while `free` are left. False when its share is used up, or when
   * `mayTake`, asked only then, refuses.
   */
  take(network: string, free: number, mayTake: () => boolean): boolean {
    if (network === ownMachine) return mayTake();
    const day = utcDay(this.clock.now());
    if (day !== this.day) {
      this.day = day;
      this.begun = new Map();
    }
    const widest = widerNetworks(network).widest ?? network;
    const begun = this.begun.get(widest) ?? 0;
    if (begun >= Math.max(few, free / parts) || !mayTake()) return false;
    this.begun.set(widest, begun + 1);
    return true;
  }
}
