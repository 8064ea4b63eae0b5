import { unavailable } from './answer-in-time.ts';
import { FairQueue } from './fair-queue.ts';

/** Who is waiting: a network, and the address within it. */
export interface Caller {
  readonly network: string;
  readonly address: string;
}

/**
 * Limits concurrency fairly. Waiting requests are queued per network, and the queues take turns: however many requests one
 * network sends, another's waits for at most one of each queue. Within a queue the addresses take turns likewise, see
 * {@link FairQueue}.
 */
export class FairScheduler {
  private free: number;
  /** In the order of their turns. */
  private readonly queues = new Map<string, FairQueue>();

  constructor(
    atOnce: number,
    private readonly longestQueue: number,
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
    const queue = this.queues.get(network) ?? new FairQueue(this.longestQueue);
    this.queues.set(network, queue);
    await new Promise<void>((begin, reject) => {
      queue.push(address, { begin, refuse: () => reject(unavailable()) });
    });
  }

  private next(): void {
    const [first] = this.queues;
    if (first === undefined) {
      this.free += 1;
      return;
    }
    const [network, queue] = first;
    const waiting = queue.next();
    this.queues.delete(network);
    if (!queue.isEmpty) this.queues.set(network, queue);
    waiting?.begin();
  }
}
