/** A lock that all tabs of this site share. */
export abstract class TabLock {
  /**
   * Runs a task while no other task of the same name runs, in this tab or another, in the order of the calls.
   * Gives what the task gives and throws what it throws. Not re-entrant: asking for the lock inside the task waits for ever.
   */
  abstract run<Value>(name: string, task: () => Promise<Value>): Promise<Value>;
}
