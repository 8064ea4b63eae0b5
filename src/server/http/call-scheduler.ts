import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import { aVisitorWaits, unavailable } from './answer-in-time.ts';
import { clientKey, widerNetworks } from './client-address.ts';
import { FairScheduler } from './fair-scheduler.ts';

const longestQueue = 200;

/**
 * Fair scheduling of requests by network: each /24 or /48 has its own queue, and within it each address or /64, see
 * {@link FairScheduler}. A request that already timed out while waiting does no work any more.
 */
export class CallScheduler {
  private readonly scheduler: FairScheduler;

  constructor(
    private readonly config: { readonly siteEnv: string; readonly trustedProxies: TrustedProxies },
    atOnce: number,
    private readonly longestWait = aVisitorWaits,
  ) {
    this.scheduler = new FairScheduler(atOnce, longestQueue);
  }

  /** Does the work when its turn comes. Rejects with 503 `unavailable` when the queue is full or the wait was too long. */
  async run<Value>(c: Context, work: () => Promise<Value>): Promise<Value> {
    const address = clientKey(c, this.config);
    const from = performance.now();
    return this.scheduler.run({ network: widerNetworks(address).widest ?? address, address }, async () => {
      if (performance.now() - from > this.longestWait) throw unavailable();
      return work();
    });
  }

  /** For routes that consist of such work only. */
  get middleware() {
    return createMiddleware((c, next) => this.run(c, next));
  }
}
