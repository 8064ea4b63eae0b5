/** A day as a reader of a locale writes it in full, in the reader's own time zone. `time` is in milliseconds since the epoch. */
export function formatDay(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time);
}

/** A waiting time in words, rounded up: seconds below two minutes, else minutes. */
export function formatWait(seconds: number, locale: string): string {
  const [value, unit] =
    seconds < 120 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** The name of a country in a locale; its code where the name is not known. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code;
}
