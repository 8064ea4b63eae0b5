/** A call that waits. */
export interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * The line of one network. Its addresses take turns in it, and have as much of it as the others want to leave: once it is full, the
 * newest call of whoever has most in it is refused, so that one address cannot keep its neighbours out.
 */
export class FairLine {
  /** In the order in which they come to their turns; none is empty. */
  private readonly ofAddress = new Map<string, Waiting[]>();
  private length = 0;

  constructor(private readonly longest: number) {}

  get isEmpty(): boolean {
    return this.length === 0;
  }

  /** Lets a call wait, or refuses it, or another in its place. */
  join(address: string, call: Waiting): void {
    const own = this.ofAddress.get(address) ?? [];
    if (this.length >= this.longest && !this.makesRoomFor(own.length)) {
      call.refuse();
      return;
    }
    own.push(call);
    this.ofAddress.set(address, own);
    this.length += 1;
  }

  /** Takes out the call whose turn it is. */
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

  /** Refuses the newest call of whoever has most, unless who comes with so many of its own would have as much then. */
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
