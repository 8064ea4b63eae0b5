import { unavailable } from './answer-in-time.ts';
import { FairLine } from './fair-line.ts';

/** Who waits for a turn: a network, and the address of it that calls. */
export interface Caller {
  readonly network: string;
  readonly address: string;
}

/**
 * Lets so much work happen at once. What comes meanwhile waits, each network's in a line of its own, and the lines take
 * turns: however many one network sends, another's call waits for one of each line at most. Within a line the addresses take turns
 * in the same way, see {@link FairLine}.
 */
export class FairTurns {
  private free: number;
  /** In the order in which they come to their turns. */
  private readonly lines = new Map<string, FairLine>();

  constructor(
    atOnce: number,
    private readonly longestLine: number,
  ) {
    this.free = atOnce;
  }

  /** Does the work when its turn comes. Rejects with 503 `unavailable` when its line is full, or makes room for somebody else's. */
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
