import { formatCalendarDay } from '../format/dates.ts';
import { usePage } from '../hooks/use-page.ts';

/** A calendar day such as `2026-11-22` in full, independent of the reader's time zone. */
export function Day({ day }: { readonly day: string }) {
  const { locale } = usePage();
  return <time dateTime={day}>{formatCalendarDay(day, locale)}</time>;
}
