/** Leaving a page within this many milliseconds is a bounce. Specification, section 9. */
export const bounceTime = 10_000;

/** Scrolling by at least this many pixels counts as having scrolled. Specification, section 9. */
export const scrollThreshold = 50;

/** What a visitor did on a page. Times are in milliseconds since the epoch. */
export interface PageVisit {
  readonly shownAt: number;
  /** True after a click, key press or touch; scrolling does not count. */
  readonly interacted: boolean;
  /** The furthest the page was scrolled, in pixels. */
  readonly scrolled: number;
}

/** The data sent about a bounce. */
export interface Bounce {
  /** Whole seconds, 0 to 10. */
  readonly timeOnPage: number;
  readonly didScroll: boolean;
}

/**
 * The bounce caused by leaving a page at `now`: within 10 s and without interaction. Null when it is not a bounce. A
 * clock that was set back counts as no time elapsed.
 */
export function bounceOf({ shownAt, interacted, scrolled }: PageVisit, now: number): Bounce | null {
  const time = Math.max(now - shownAt, 0);
  if (interacted || time > bounceTime) return null;
  return { timeOnPage: Math.floor(time / 1000), didScroll: scrolled >= scrollThreshold };
}
