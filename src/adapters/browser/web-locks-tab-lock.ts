import { TabLock } from '../../application/ports/tab-lock.ts';

/** The part of `navigator.locks` that is used. */
export interface LockHost {
  request(name: string, task: () => Promise<void>): Promise<void>;
}

/**
 * {@link TabLock} over Web Locks. In a browser without them (plain http, old browsers) tasks still run one after
 * another in this tab; two tabs may then refresh at the same time, which the server's 15 s grace period tolerates.
 */
export class WebLocksTabLock extends TabLock {
  private readonly last = new Map<string, Promise<void>>();

  constructor(private readonly locks: LockHost | null) {
    super();
  }

  override async run<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
    const outcome = Promise.withResolvers<Value>();
    // Settles the caller's promise itself, so that a task that throws does not break the queue behind it.
    const settle = async () => {
      try {
        outcome.resolve(await task());
      } catch (error) {
        outcome.reject(error);
      }
    };
    if (this.locks === null) this.queue(name, settle);
    else this.locks.request(name, settle).catch(outcome.reject);
    return outcome.promise;
  }

  private queue(name: string, settle: () => Promise<void>): void {
    const turn = (this.last.get(name) ?? Promise.resolve()).then(settle);
    this.last.set(name, turn);
  }
}
