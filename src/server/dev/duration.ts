import { failure, type Result, success } from '../../domain/result.ts';

const pattern =
  /^P(?=\d|T\d)(?:(\d{1,3})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/;

const longestYears = 20;

/**
 * The time an ISO 8601 duration such as `P7D`, `P1M` or `PT90S` after `from` (milliseconds since the epoch, UTC). Fails with
 * `invalid_duration` for anything else, for a zero duration, and beyond 20 years.
 */
export function addDuration(from: number, duration: string): Result<number, { code: 'invalid_duration' }> {
  const match = pattern.exec(duration);
  if (match === null) return failure({ code: 'invalid_duration' });
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const start = new Date(from);
  const shifted = new Date(from);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(start.getUTCMonth() + months + years * 12);
  const lastDay = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(start.getUTCDate(), lastDay) + weeks * 7 + days);
  const to = shifted.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const limit = new Date(from);
  limit.setUTCFullYear(limit.getUTCFullYear() + longestYears);
  return to > from && to <= limit.getTime() ? success(to) : failure({ code: 'invalid_duration' });
}
