import { formatCalendarDay } from '../format/dates.ts';
import { usePage } from '../hooks/use-page.ts';

/** A day of the calendar, `2026-11-22`, in full, whatever the reader's time zone. */
export function Day({ day }: { readonly day: string }) {
  const { locale } = usePage();
  return <time dateTime={day}>{formatCalendarDay(day, locale)}</time>;
}
