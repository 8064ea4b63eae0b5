import type { Clock } from '../clock.ts';
import { ownMachine, widerNetworks } from '../http/client-address.ts';
import { utcDay } from '../utc-day.ts';

/** Of what is still free a network has at most one part in so many, so that as many networks leave half of the day to others. */
const parts = 30;
/** So many sets it may begin in any case: those of a first page. */
const few = 10;

/**
 * What each network begins of the sets that a day has room for: less the fuller the day is. However many of them make up as many as
 * they may, one that comes after them has its share. What a network has begun is in this process's memory alone, and until the end of the day.
 */
export class SetShares {
  private day = '';
  private begun = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Counts a set that a network (`clientKey`) begins, where `free` are left, unless that is too many, or `mayTake` says no, which is then asked. */
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
