/** Runs work that shares a key sequentially, in order of arrival; other work runs concurrently. */
export class OneByOne {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs the work after all earlier work with any of the keys has ended, successfully or not. */
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
