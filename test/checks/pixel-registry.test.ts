import { describe, expect, it } from 'vitest';
import { countedNames, pixelRegistry } from '../../src/domain/analytics/pixel-registry.ts';

const today = new Date().toISOString().slice(0, 10);
const inTwoYears = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;

/** The events that may be sent no more on a day. */
const pastOn = (day: string) => countedNames.filter((name) => pixelRegistry[name].until < day);

describe('the end of each event', () => {
  it('has not come: its owner shows in time that it is of use, and moves it, or takes the event away', () => {
    expect(pastOn(today)).toEqual([]);
  });

  it('comes for each, on a day of the calendar, within two years', () => {
    for (const name of countedNames) {
      const { until } = pixelRegistry[name];
      expect(new Date(until).toISOString().slice(0, 10), name).toBe(until);
      expect(until < inTwoYears, `${name} is never looked at again`).toBe(true);
    }
    expect(pastOn('2999-01-01')).toEqual(countedNames);
  });
});
