import type { Observable } from 'rxjs';

/** A stream's values, with a way to await further ones, so that no test sleeps. */
export interface Collected<Value> {
  /** Every value so far, oldest first. */
  readonly values: readonly Value[];
  /** The newest matching value, now or as soon as it is emitted. Fails when the stream does. */
  until(fits: (value: Value) => boolean): Promise<Value>;
  stop(): void;
  [Symbol.dispose](): void;
}

/** Subscribes to a stream until stopped. */
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
