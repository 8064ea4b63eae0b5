import type { NoticeLanguage } from './notice-page.tsx';

/** A waiting time in words, rounded up. */
export function waiting(language: NoticeLanguage, seconds: number): string {
  const steps = [
    [120, 1, 'second'],
    [7_200, 60, 'minute'],
    [Number.POSITIVE_INFINITY, 3_600, 'hour'],
  ] as const;
  const [, length, unit] = steps.find(([upTo]) => seconds < upTo) ?? steps[2];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  );
}
