/** Runs something right after the next frame has been painted; in a background tab, once it is shown. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
