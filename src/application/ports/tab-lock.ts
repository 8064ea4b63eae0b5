/** A lock shared by all tabs of this site. */
export abstract class TabLock {
  /**
   * Runs a task exclusively among tasks of the same name, in this tab and others, in the order of the calls. Returns
   * what the task returns and throws what it throws. Not re-entrant: requesting the lock inside the task deadlocks.
   */
  abstract run<Value>(name: string, task: () => Promise<Value>): Promise<Value>;
}
