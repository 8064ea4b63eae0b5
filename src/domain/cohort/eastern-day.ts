import { day, hour } from '../duration.ts';

/** From 1 March to 1 November. */
const daysToNovember = 245;

/** The start of 24 February 2016 in New York, in milliseconds since the epoch: the first day of the first cohort. */
export const cohortEpoch = 1_456_290_000_000;

/**
 * Whole calendar days in New York from {@link cohortEpoch} to `time` (milliseconds since the epoch); negative before
 * it. In summer, days in New York begin an hour earlier, so a day may have 23 or 25 hours.
 */
export function easternDay(time: number): number {
  return Math.floor((time - cohortEpoch + (isSummerTime(time) ? hour : 0)) / day);
}

/**
 * Tells whether daylight saving time applies in New York: from 2:00 on the second Sunday of March to 2:00 on the first
 * Sunday of November, the rule since 2007.
 */
export function isSummerTime(time: number): boolean {
  // May be a day off around New Year, when it is winter in either year.
  const year = 1970 + Math.floor(time / (365.2425 * day));
  const march = firstOfMarch(year);
  const begins = sundayFrom(march + 7) * day + 7 * hour;
  const ends = sundayFrom(march + daysToNovember) * day + 6 * hour;
  return time >= begins && time < ends;
}

/** The first Sunday on or after a day; both in days since 1 January 1970, which was a Thursday. */
function sundayFrom(days: number): number {
  return days + ((((3 - days) % 7) + 7) % 7);
}

/** Days from 1 January 1970 to 1 March of a year. */
function firstOfMarch(year: number): number {
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) - 719_468;
}
