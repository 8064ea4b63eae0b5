import { Clock } from '../../application/ports/clock.ts';

/** {@link Clock} of the device. */
export class SystemClock extends Clock {
  override now(): number {
    return Date.now();
  }
}
