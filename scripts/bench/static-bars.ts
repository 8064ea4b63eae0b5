import type { Visit } from './measure.ts';

/** Other variants of the same page. */
interface Others {
  readonly bare: Visit;
  readonly sheet: Visit;
  readonly vanilla: Visit;
}

/** The bars for static pages that a page misses, as text for the table. Bytes and milliseconds. */
export function barsMissed(
  address: string,
  ours: Visit,
  { bare, sheet, vanilla }: Others,
): readonly string[] {
  const switched =
    (ours.switched ?? Number.POSITIVE_INFINITY) / (vanilla.switched ?? Number.POSITIVE_INFINITY);
  const missed: Readonly<Record<string, boolean>> = {
    script: ours.scriptBytes > 10_000,
    bytes: ours.bytes - ours.fontBytes > 30_000 || ours.bytes > 60_000,
    TBT: ours.blocking > 0,
    CLS: ours.shift > 0.01,
    'LCP to no script': ours.largestPaint > 1.05 * bare.largestPaint,
    'LCP to a sheet': ours.largestPaint > (address === '/' ? 0.73 : 0.7) * sheet.largestPaint,
    switch: !(switched <= 1.1),
  };
  return Object.keys(missed).filter((name) => missed[name]);
}
