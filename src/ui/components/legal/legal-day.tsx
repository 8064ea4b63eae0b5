import type { Locale } from '../../../domain/locale/locale.ts';

/** A day of the calendar, `2026-11-22`, as a reader writes it in full. */
export function LegalDay({ day, locale }: { readonly day: string; readonly locale: Locale }) {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{written.format(new Date(day))}</time>;
}
