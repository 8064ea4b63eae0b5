import type { Locale } from '../../../domain/locale/locale.ts';
import { formatCalendarDay } from '../../format/dates.ts';

/** A day of the calendar, `2026-11-22`, as a reader writes it in full. */
export function LegalDay({ day, locale }: { readonly day: string; readonly locale: Locale }) {
  return <time dateTime={day}>{formatCalendarDay(day, locale)}</time>;
}
