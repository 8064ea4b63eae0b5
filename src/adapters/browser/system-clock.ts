import type { Clock } from '../../application/ports/clock.ts';

/** {@link Clock} of the device. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}
