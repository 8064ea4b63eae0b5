import type { Context } from 'hono';
import type { LimitedAction } from '../../domain/limits/limit-table.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { clientKey } from '../http/client-address.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { ReadingLimits } from './reading-limits.ts';

/** {@link ReadingLimits} of the networks that calls come from; all services share their counters. */
export class NetworkLimits {
  private readonly reading: ReadingLimits;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    hash: KeyedHash,
  ) {
    this.reading = new ReadingLimits(hash);
  }

  /** Counts it if the network of a call may still do it, and gives 0; else the milliseconds until it may. */
  waitFor(action: LimitedAction, c: Context): number {
    return this.reading.take(action, { network: clientKey(c, this.config) }, this.clock.now());
  }

  /** Whether the network of a call may still do it; asking counts it. */
  may(action: LimitedAction, c: Context): boolean {
    return this.waitFor(action, c) === 0;
  }
}
