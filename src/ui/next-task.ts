/** Resolves in a task of its own: a touch, a key or a paint that waits comes before it. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Does something in a task of its own, which may give what undoes it. Gives what calls it off, or undoes it. */
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
