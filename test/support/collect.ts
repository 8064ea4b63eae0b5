import type { Observable } from 'rxjs';

/** What a stream gave, and a way to wait for what it will give, so that no test sleeps. */
export interface Collected<Value> {
  /** Every value so far, oldest first. */
  readonly values: readonly Value[];
  /** The newest value that fits, now or as soon as it comes. Fails when the stream does. */
  until(fits: (value: Value) => boolean): Promise<Value>;
  stop(): void;
  [Symbol.dispose](): void;
}

/** Listens to a stream until stopped. */
export function collect<Value>(stream$: Observable<Value>): Collected<Value> {
  const values: Value[] = [];
  const waiting = new Set<{
    readonly see: (value: Value) => void;
    readonly fail: (error: unknown) => void;
  }>();
  const subscription = stream$.subscribe({
    next(value) {
      values.push(value);
      for (const { see } of [...waiting]) see(value);
    },
    error(error) {
      for (const { fail } of [...waiting]) fail(error);
    },
  });
  const stop = () => subscription.unsubscribe();
  return {
    values,
    until(fits) {
      const last = values.at(-1);
      if (values.length > 0 && last !== undefined && fits(last)) return Promise.resolve(last);
      return new Promise((resolve, reject) => {
        const waiter = {
          see(value: Value) {
            if (!fits(value)) return;
            waiting.delete(waiter);
            resolve(value);
          },
          fail: reject,
        };
        waiting.add(waiter);
      });
    },
    stop,
    [Symbol.dispose]: stop,
  };
}
