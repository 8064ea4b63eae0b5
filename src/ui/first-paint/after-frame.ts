/** Runs something as soon as the next frame is painted; in a tab that nobody looks at, once somebody does. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
