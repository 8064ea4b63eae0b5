/**
 * The steps in which the speed of a page is counted, each by the most it holds: LCP (when the largest part is there), INP (how late
 * a press is answered) and TTFB (when the first byte is there) in milliseconds, CLS (how far things moved) in thousandths of
 * its score. Good is up to 2500, 200, 800 and 100 (web.dev, Core Web Vitals).
 */
export const speedSteps = {
  lcp: [1000, 1800, 2500, 4000, 6000],
  inp: [50, 100, 200, 350, 500],
  cls: [10, 50, 100, 250],
  ttfb: [200, 500, 800, 1800],
} as const;

/** What of a page's speed is counted. */
export type SpeedMeasure = keyof typeof speedSteps;

/** A step as an event names it: the most it holds, or `more` for all above the last. */
export type SpeedStep<Measure extends SpeedMeasure = SpeedMeasure> =
  | `${(typeof speedSteps)[Measure][number]}`
  | 'more';

/** The events of a page's speed: each with its page, the size of the device and the step. */
export const speedPixels = {
  page_lcp: ['page', 'formFactor', 'lcp'],
  page_inp: ['page', 'formFactor', 'inp'],
  page_cls: ['page', 'formFactor', 'cls'],
  page_ttfb: ['page', 'formFactor', 'ttfb'],
} as const satisfies { readonly [Measure in SpeedMeasure as `page_${Measure}`]: readonly string[] };

/** The id of an event of a page's speed. */
export type SpeedPixelId = keyof typeof speedPixels;

/** Tells whether a text is the id of an event of a page's speed. */
export function isSpeedPixel(id: string): id is SpeedPixelId {
  return Object.hasOwn(speedPixels, id);
}

/** The step that a value in milliseconds, of CLS in thousandths, lies in; one on a border is still in the step below it. */
export function speedStep<Measure extends SpeedMeasure>(measure: Measure, value: number): SpeedStep<Measure> {
  const borders: readonly (typeof speedSteps)[Measure][number][] = speedSteps[measure];
  const border = borders.find((most) => value <= most);
  return border === undefined ? 'more' : `${border}`;
}
