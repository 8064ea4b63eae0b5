/** A waiting request. */
export interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * The queue of one network. Its addresses take turns. When it is full, the newest request of the address with the most is
 * refused, so that one address cannot shut out its neighbors.
 */
export class FairQueue {
  /** In the order of their turns; no list is empty. */
  private readonly ofAddress = new Map<string, Waiting[]>();
  private length = 0;

  constructor(private readonly longest: number) {}

  get isEmpty(): boolean {
    return this.length === 0;
  }

  /** Queues a request, or refuses it or another one in its place. */
  push(address: string, call: Waiting): void {
    const own = this.ofAddress.get(address) ?? [];
    if (this.length >= this.longest && !this.makesRoomFor(own.length)) {
      call.refuse();
      return;
    }
    own.push(call);
    this.ofAddress.set(address, own);
    this.length += 1;
  }

  /** Removes and returns the next request. */
  next(): Waiting | undefined {
    const [first] = this.ofAddress;
    if (first === undefined) return undefined;
    const [address, calls] = first;
    const call = calls.shift();
    this.length -= 1;
    this.ofAddress.delete(address);
    if (calls.length > 0) this.ofAddress.set(address, calls);
    return call;
  }

  /**
   * Refuses the newest request of the address with the most; false if the new one's address, with `own` requests, would
   * then have as many.
   */
  private makesRoomFor(own: number): boolean {
    let most: readonly [string, Waiting[]] = ['', []];
    for (const one of this.ofAddress) if (one[1].length > most[1].length) most = one;
    const [, calls] = most;
    if (calls.length <= own + 1) return false;
    calls.pop()?.refuse();
    this.length -= 1;
    return true;
  }
}
