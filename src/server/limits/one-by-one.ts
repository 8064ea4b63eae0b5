/** Lets work that shares a key happen one after the other, in the order it came; all other work goes on beside it. */
export class OneByOne {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Does the work once all earlier work with any of the keys is over, however that ended. */
  run<Value>(keys: readonly string[], work: () => Promise<Value>): Promise<Value> {
    const before = new Set(keys.flatMap((key) => this.last.get(key) ?? []));
    const mine = Promise.allSettled(before).then(work);
    const over = mine
      .catch(() => {})
      .then(() => {
        for (const key of keys) if (this.last.get(key) === over) this.last.delete(key);
      });
    for (const key of keys) this.last.set(key, over);
    return mine;
  }
}
