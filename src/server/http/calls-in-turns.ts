import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import { aVisitorWaits, unavailable } from './answer-in-time.ts';
import { clientKey, widerNetworks } from './client-address.ts';
import { FairTurns } from './fair-turns.ts';

const mostInALine = 200;

/**
 * Gives calls their turns by the network that they come from, each /24 or /48 in a line of its own and in it each address or /64, see
 * {@link FairTurns}. A call that had to wait so long that it was answered meanwhile does nothing any more.
 */
export class CallsInTurns {
  private readonly turns: FairTurns;

  constructor(
    private readonly config: { readonly siteEnv: string; readonly trustedProxies: TrustedProxies },
    atOnce: number,
    private readonly longestWait = aVisitorWaits,
  ) {
    this.turns = new FairTurns(atOnce, mostInALine);
  }

  /** Does a call's work when its turn comes. Rejects with 503 `unavailable` when too many wait, or it has waited too long. */
  async run<Value>(c: Context, work: () => Promise<Value>): Promise<Value> {
    const address = clientKey(c, this.config);
    const from = performance.now();
    return this.turns.run({ network: widerNetworks(address).widest ?? address, address }, async () => {
      if (performance.now() - from > this.longestWait) throw unavailable();
      return work();
    });
  }

  /** For calls that are all of them such work. */
  get middleware() {
    return createMiddleware((c, next) => this.run(c, next));
  }
}
