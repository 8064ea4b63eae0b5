/** The number and the day that a page has written in its language, and a day of each month like it. */
const sampled = { small: 1234, large: 1_234_567, year: 2026, day: 25 } as const;

/**
 * What a page tells its script of how numbers and days are written in its language. For the script to ask the browser would hold a slow phone
 * for a sixth of a second, when all it has to write is a few totals and a day.
 */
export interface WrittenSamples {
  readonly numbers: string;
  readonly days: string;
}

/** The samples of a language. */
export function writtenSamples(lang: string): WrittenSamples {
  const number = new Intl.NumberFormat(lang);
  const day = longDay(lang);
  const days = Array.from({ length: 12 }, (_, month) =>
    day.format(Date.UTC(sampled.year, month, sampled.day)),
  );
  return { numbers: `${number.format(sampled.small)}|${number.format(sampled.large)}`, days: days.join('|') };
}

/** Writes whole numbers of zero and more like the samples; for what cannot be read off them it asks the browser. */
export function numberLike(samples: string, lang: string): (count: number) => string {
  const { small, separator } =
    /^1(?<small>\D?)234\|1(?<separator>\D)234\k<separator>567$/.exec(samples)?.groups ?? {};
  if (separator === undefined) {
    const { format } = new Intl.NumberFormat(lang);
    return format;
  }
  const first = small === '' ? 10_000 : 1_000;
  return (count) => (count < first ? String(count) : String(count).replace(/\B(?=(?:\d{3})+$)/g, separator));
}

/** Writes a day, `2026-11-25`, like the samples; for what cannot be read off them it asks the browser. */
export function dayLike(samples: string, lang: string): (day: string) => string {
  const months = samples.split('|');
  const isReadable = months.every(
    (one) => one.includes(String(sampled.year)) && one.includes(String(sampled.day)),
  );
  if (!isReadable || months.length !== 12) return (day) => longDay(lang).format(Date.parse(day));
  return (day) => {
    const [year = '', month = '', inMonth = ''] = day.split('-');
    const sample = months[Number(month) - 1] ?? '';
    return sample
      .replace(String(sampled.day), String(Number(inMonth)))
      .replace(String(sampled.year), String(Number(year)));
  };
}

function longDay(lang: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
}
