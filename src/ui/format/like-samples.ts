/** The numbers and the day that samples are made of; there is one sample day per month. */
const sampled = { small: 1234, large: 1_234_567, year: 2026, day: 25 } as const;

/**
 * Samples that tell a page's script how to format numbers and days in its language. Calling `Intl` instead would block
 * a slow phone for a sixth of a second, only to write a few totals and a day.
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

/** Formats whole numbers from zero up like the samples, and asks `Intl` for what cannot be derived from them. */
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

/** Formats a day such as `2026-11-25` like the samples, and asks `Intl` for what cannot be derived from them. */
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
