import { TabLock } from '../../application/ports/tab-lock.ts';

/** A lock shared by the users of this object. */
export class MemoryTabLock extends TabLock {
  private readonly queues = new Map<string, Promise<unknown>>();

  run<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
    const before = this.queues.get(name) ?? Promise.resolve();
    const mine = before.then(task, task);
    this.queues.set(name, mine);
    return mine;
  }
}
