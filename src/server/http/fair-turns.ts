import { createMiddleware } from 'hono/factory';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import { aVisitorWaits, unavailable } from './answer-in-time.ts';
import { clientKey, widerNetworks } from './client-address.ts';

/** Of the ten connections that a server has to Postgres, the others stay for calls that are no stranger's order. */
const mostAtOnce = 6;
const mostInALine = 200;

/**
 * Lets so much work happen at once. What comes meanwhile waits, each network's in a line of its own, and the lines take
 * turns: however many one network sends, another's call waits for one of each line at most.
 */
export class FairTurns {
  private free: number;
  /** In the order in which they come to their turns. */
  private readonly lines = new Map<string, (() => void)[]>();

  constructor(
    atOnce: number,
    private readonly longestLine: number,
  ) {
    this.free = atOnce;
  }

  /** Does the work when its turn comes. Rejects with 503 `unavailable` when its line is full. */
  async run<Value>(line: string, work: () => Promise<Value>): Promise<Value> {
    await this.turn(line);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private async turn(name: string): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    const line = this.lines.get(name) ?? [];
    if (line.length >= this.longestLine) throw unavailable();
    this.lines.set(name, line);
    await new Promise<void>((resolve) => {
      line.push(resolve);
    });
  }

  private next(): void {
    const [first] = this.lines;
    if (first === undefined) {
      this.free += 1;
      return;
    }
    const [name, line] = first;
    const begin = line.shift();
    this.lines.delete(name);
    if (line.length > 0) this.lines.set(name, line);
    begin?.();
  }
}

/**
 * Gives the calls by which strangers make the server write their turns, see {@link FairTurns}. A call that had to wait so
 * long that it was answered meanwhile does nothing any more.
 */
export function inFairTurns(
  config: { readonly siteEnv: string; readonly trustedProxies: TrustedProxies },
  longestWait = aVisitorWaits,
) {
  const turns = new FairTurns(mostAtOnce, mostInALine);
  return createMiddleware(async (c, next) => {
    const network = clientKey(c, config);
    const from = performance.now();
    await turns.run(widerNetworks(network).widest ?? network, async () => {
      if (performance.now() - from > longestWait) throw unavailable();
      await next();
    });
  });
}
