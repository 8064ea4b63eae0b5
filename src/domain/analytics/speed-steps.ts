/**
 * The buckets in which page speed is counted, by upper bound: LCP, INP and TTFB in milliseconds, CLS in thousandths of
 * its score. Good is up to 2500 (LCP), 200 (INP), 800 (TTFB) and 100 (CLS); web.dev, Core Web Vitals.
 */
export const speedSteps = {
  lcp: [1000, 1800, 2500, 4000, 6000],
  inp: [50, 100, 200, 350, 500],
  cls: [10, 50, 100, 250],
  ttfb: [200, 500, 800, 1800],
} as const;

/** The speed metrics that are counted. */
export type SpeedMeasure = keyof typeof speedSteps;

/** A bucket as events name it: its upper bound, or `more` above the last one. */
export type SpeedStep<Measure extends SpeedMeasure = SpeedMeasure> =
  | `${(typeof speedSteps)[Measure][number]}`
  | 'more';

/** The speed events: each carries the page, the device's size class and the bucket. */
export const speedPixels = {
  page_lcp: ['page', 'formFactor', 'lcp'],
  page_inp: ['page', 'formFactor', 'inp'],
  page_cls: ['page', 'formFactor', 'cls'],
  page_ttfb: ['page', 'formFactor', 'ttfb'],
} as const satisfies { readonly [Measure in SpeedMeasure as `page_${Measure}`]: readonly string[] };

/** The id of a speed event. */
export type SpeedPixelId = keyof typeof speedPixels;

/** Tells whether an id is that of a speed event. */
export function isSpeedPixel(id: string): id is SpeedPixelId {
  return Object.hasOwn(speedPixels, id);
}

/** The bucket of a value in milliseconds (CLS: thousandths). Upper bounds are inclusive. */
export function speedStep<Measure extends SpeedMeasure>(measure: Measure, value: number): SpeedStep<Measure> {
  const borders: readonly (typeof speedSteps)[Measure][number][] = speedSteps[measure];
  const border = borders.find((most) => value <= most);
  return border === undefined ? 'more' : `${border}`;
}
