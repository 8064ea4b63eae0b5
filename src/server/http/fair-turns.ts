import { unavailable } from './answer-in-time.ts';
import { FairLine } from './fair-line.ts';

/** Who is waiting: a network, and the address within it. */
export interface Caller {
  readonly network: string;
  readonly address: string;
}

/**
 * Limits concurrency fairly. Waiting requests are queued per network, and the queues take turns: however many requests one
 * network sends, another's waits for at most one of each queue. Within a queue the addresses take turns likewise, see
 * {@link FairLine}.
 */
export class FairTurns {
  private free: number;
  /** In the order of their turns. */
  private readonly lines = new Map<string, FairLine>();

  constructor(
    atOnce: number,
    private readonly longestLine: number,
  ) {
    this.free = atOnce;
  }

  /** Does the work when its turn comes. Rejects with 503 `unavailable` when the queue is full, or to make room for another request. */
  async run<Value>(caller: Caller, work: () => Promise<Value>): Promise<Value> {
    await this.turn(caller);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private async turn({ network, address }: Caller): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    const line = this.lines.get(network) ?? new FairLine(this.longestLine);
    this.lines.set(network, line);
    await new Promise<void>((begin, reject) => {
      line.join(address, { begin, refuse: () => reject(unavailable()) });
    });
  }

  private next(): void {
    const [first] = this.lines;
    if (first === undefined) {
      this.free += 1;
      return;
    }
    const [network, line] = first;
    const waiting = line.next();
    this.lines.delete(network);
    if (!line.isEmpty) this.lines.set(network, line);
    waiting?.begin();
  }
}
