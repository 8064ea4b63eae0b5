import { of } from './small-schema.ts';

const format = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

/* @__NO_SIDE_EFFECTS__ */
export function datetime() {
  return of((value) => typeof value === 'string' && format.test(value) && isDay(value.slice(0, 10)));
}

/** Whether the day exists: 30 February would be parsed as a day in March. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
