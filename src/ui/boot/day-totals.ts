import type { FindDayTotals } from '../../application/analytics/find-day-totals.ts';
import { nextTask } from '../next-task.ts';

/**
 * Writes yesterday's totals into the cells that wait for them (`data-total`, by name) and the day into `data-totals-day`; says on
 * the part how it went: `data-totals` is `here` or `failed`.
 */
export async function showDayTotals(part: HTMLElement, totals: Pick<FindDayTotals, 'find'>): Promise<void> {
  const found = await totals.find();
  if (!found.ok) {
    part.dataset['totals'] = 'failed';
    return;
  }
  const { lang } = part.ownerDocument.documentElement;
  const number = new Intl.NumberFormat(lang);
  const counts: Readonly<Record<string, number>> = found.value.totals;
  for (const cell of part.querySelectorAll<HTMLElement>('[data-total]'))
    cell.textContent = number.format(counts[cell.dataset['total'] ?? ''] ?? 0);
  // A phone takes as long to get ready for writing dates as for writing numbers: a touch comes between.
  await nextTask();
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  for (const place of part.querySelectorAll('[data-totals-day]'))
    place.textContent = day.format(new Date(`${found.value.day}T00:00:00Z`));
  part.dataset['totals'] = 'here';
}
