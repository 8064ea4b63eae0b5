/** Within how many milliseconds leaving a page is a bounce. Specification, section 9. */
export const bounceTime = 10_000;

/** How many pixels of scrolling count as having scrolled. Specification, section 9. */
export const scrollThreshold = 50;

/** What a visitor did on a page. Times are in milliseconds since the epoch. */
export interface PageVisit {
  readonly shownAt: number;
  /** True after a click, a key or a touch; scrolling is none. */
  readonly interacted: boolean;
  /** The furthest the page was scrolled, in pixels. */
  readonly scrolled: number;
}

/** What is sent about a bounce. */
export interface Bounce {
  /** Whole seconds, 0 to 10. */
  readonly timeOnPage: number;
  readonly didScroll: boolean;
}

/**
 * The bounce that leaving a page at `now` is: within 10 s and without an interaction. Null when it is none.
 * A clock that was set back counts as no time.
 */
export function bounceOf({ shownAt, interacted, scrolled }: PageVisit, now: number): Bounce | null {
  const time = Math.max(now - shownAt, 0);
  if (interacted || time > bounceTime) return null;
  return { timeOnPage: Math.floor(time / 1000), didScroll: scrolled >= scrollThreshold };
}
