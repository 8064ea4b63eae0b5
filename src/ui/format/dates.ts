/**
 * Formats a day in full for a locale, in the reader's own time zone. `time` is in milliseconds since the epoch. Day and
 * month are kept on one line.
 */
export function formatDay(time: number, locale: string, timeZone?: 'UTC'): string {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return written.format(time).replace(' ', '\u00a0');
}

/** Formats a calendar day such as `2026-11-22` in full like {@link formatDay}, but the same in every time zone. */
export function formatCalendarDay(day: string, locale: string): string {
  return formatDay(Date.parse(day), locale, 'UTC');
}

/** A waiting time in words, rounded up: seconds below two minutes, minutes below two hours, else hours. */
export function formatWait(seconds: number, locale: string): string {
  const [value, unit] =
    seconds < 120
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : seconds < 7_200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** The name of a country in a locale; its code if the name is unknown. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code;
}
