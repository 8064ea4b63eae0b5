/** Resolves in a new task, after any pending touch, key or paint. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Runs something in a new task. It may return its undo. Returns a function that cancels or undoes it. */
export function inNextTask(work: () => (() => void) | undefined): () => void {
  let undo: (() => void) | undefined;
  const timer = setTimeout(() => {
    undo = work();
  });
  return () => {
    clearTimeout(timer);
    undo?.();
  };
}
