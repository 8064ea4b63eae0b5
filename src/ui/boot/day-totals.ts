import type { FindDayTotals } from '../../application/analytics/find-day-totals.ts';
import { dayLike, numberLike } from '../format/like-samples.ts';

/**
 * Writes yesterday's totals into the cells with `data-total` (the event's name) and the day into `data-totals-day`,
 * both formatted like the samples in the markup. Sets `data-totals` to `here` or `failed`.
 */
export async function showDayTotals(part: HTMLElement, totals: Pick<FindDayTotals, 'find'>): Promise<void> {
  const found = await totals.find();
  if (!found.ok) {
    part.dataset['totals'] = 'failed';
    return;
  }
  const { lang } = part.ownerDocument.documentElement;
  const { numberSamples = '', daySamples = '' } = part.dataset;
  const number = numberLike(numberSamples, lang);
  const counts: Readonly<Record<string, number>> = found.value.totals;
  for (const cell of part.querySelectorAll<HTMLElement>('[data-total]'))
    cell.textContent = number(counts[cell.dataset['total'] ?? ''] ?? 0);
  const day = dayLike(daySamples, lang);
  for (const place of part.querySelectorAll('[data-totals-day]')) place.textContent = day(found.value.day);
  part.dataset['totals'] = 'here';
}
